import { expect, test } from "vitest";
import { SpeakerMeter } from "./speakerMeter.ts";

const levels = (...pairs: [string, number][]) => new Map(pairs);

test("who is loud speaks, louder people with a higher level", () => {
  const { changed } = new SpeakerMeter().observe(levels(["loud", 5], ["soft", 35], ["silent", 127]));
  const [loud, soft] = changed;
  expect(changed.map(({ sid, active }) => [sid, active])).toEqual([
    ["loud", true],
    ["soft", true],
  ]);
  expect(loud?.level).toBeGreaterThan(soft?.level ?? 1);
});

test("a short gap between words does not end speaking, a longer one does", () => {
  const meter = new SpeakerMeter();
  meter.observe(levels(["a", 20]));
  expect(meter.observe(levels(["a", 127])).speaking.has("a")).toBe(true);
  const { changed, speaking } = meter.observe(levels(["a", 127]));
  expect(speaking.has("a")).toBe(false);
  expect(changed).toEqual([{ sid: "a", level: 0, active: false }]);
});

test("a steady voice is not told again and again", () => {
  const meter = new SpeakerMeter();
  for (let round = 0; round < 10; round += 1) meter.observe(levels(["a", 20]));
  expect(meter.observe(levels(["a", 20])).changed).toEqual([]);
});

test("who leaves while speaking is told to be silent", () => {
  const meter = new SpeakerMeter();
  meter.observe(levels(["a", 20]));
  expect(meter.observe(levels()).changed).toEqual([{ sid: "a", level: 0, active: false }]);
});
