import { expect, test } from "vitest";
import { hertzOf, pianoTone, TONE_RATE, toneSeconds } from "./pianoTone.ts";

const notes = [36, 48, 60, 69, 81];
const loudest = (samples: Float32Array) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

/** How much of a frequency is in the sound: Goertzel's sum. */
function share(samples: Float32Array, hertz: number): number {
  let [re, im] = [0, 0];
  samples.forEach((sample, at) => {
    re += sample * Math.cos((2 * Math.PI * hertz * at) / TONE_RATE);
    im += sample * Math.sin((2 * Math.PI * hertz * at) / TONE_RATE);
  });
  return Math.hypot(re, im) / samples.length;
}

test.each(notes)("note %i begins and ends in silence and never clips", (midi) => {
  const tone = pianoTone(midi);
  expect(tone).toHaveLength(Math.round(toneSeconds(midi) * TONE_RATE));
  expect(Math.abs(tone[0] ?? 1)).toBeLessThan(0.01);
  expect(Math.abs(tone.at(-1) ?? 1)).toBeLessThan(0.001);
  expect(loudest(tone)).toBeLessThanOrEqual(0.9);
  expect(loudest(tone)).toBeGreaterThan(0.5);
});

test.each(notes)("note %i has the pitch of its key and not of the keys beside it", (midi) => {
  const tone = pianoTone(midi).subarray(0, TONE_RATE / 2);
  const own = share(tone, hertzOf(midi));
  for (const other of [midi - 1, midi + 1]) expect(share(tone, hertzOf(other))).toBeLessThan(own / 2);
});

test("a note dies away as a string does", () => {
  const tone = pianoTone(60);
  const quarter = tone.length / 4;
  const parts = [0, 1, 2, 3].map((nth) => loudest(tone.subarray(nth * quarter, (nth + 1) * quarter)));
  expect(parts).toEqual(parts.toSorted((a, b) => b - a));
  expect(parts[3]).toBeLessThan((parts[0] ?? 0) / 4);
});
