import { expect, test } from "vitest";
import { loudness, MutedSpeech } from "./speech.ts";

const tone = (amplitude: number) => Float32Array.from({ length: 512 }, (_, i) => amplitude * Math.sin(i / 3));

test("silence and the hum of a room are 0, a raised voice is 1", () => {
  expect(loudness(tone(0))).toBe(0);
  expect(loudness(tone(0.004))).toBe(0);
  expect(loudness(tone(0.9))).toBe(1);
});

test("louder is never shown as quieter", () => {
  const levels = [0.01, 0.02, 0.05, 0.1, 0.3, 0.6].map((amplitude) => loudness(tone(amplitude)));
  expect(levels).toEqual(levels.toSorted((a, b) => a - b));
});

function hearFor(speech: MutedSpeech, level: number, { fromMs, toMs }: { fromMs: number; toMs: number }): number {
  let hints = 0;
  for (let nowMs = fromMs; nowMs < toMs; nowMs += 100) if (speech.hear(level, nowMs)) hints += 1;
  return hints;
}

test("half a second of talking into a muted microphone is noticed once", () => {
  expect(hearFor(new MutedSpeech(), 0.6, { fromMs: 0, toMs: 5_000 })).toBe(1);
});

test("a cough is not talking", () => {
  const speech = new MutedSpeech();
  const hints = hearFor(speech, 0.9, { fromMs: 0, toMs: 300 }) + hearFor(speech, 0, { fromMs: 300, toMs: 3_000 });
  expect(hints + hearFor(speech, 0.9, { fromMs: 3_000, toMs: 3_300 })).toBe(0);
});

test("the hint comes again after twenty seconds at the earliest", () => {
  expect(hearFor(new MutedSpeech(), 0.6, { fromMs: 0, toMs: 19_000 })).toBe(1);
  expect(hearFor(new MutedSpeech(), 0.6, { fromMs: 0, toMs: 25_000 })).toBe(2);
});
