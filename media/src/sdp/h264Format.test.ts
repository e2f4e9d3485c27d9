import { expect, test } from "vitest";
import { h264Rank, readH264Format } from "./h264Format.ts";

test.each([
  ["profile-level-id=42e01f;packetization-mode=1", "constrainedBaseline", 1],
  ["level-asymmetry-allowed=1;packetization-mode=1;profile-level-id=42001f", "baseline", 1],
  ["profile-level-id=42001f", "baseline", 0],
  ["profile-level-id=4d001f; packetization-mode=1", "main", 1],
  ["profile-level-id=4D801F", "constrainedBaseline", 0],
  ["profile-level-id=640c34", "constrainedHigh", 0],
  ["profile-level-id=640032", "high", 0],
  ["", "baseline", 0],
])("%s is %s in mode %i", (fmtp, profile, packetizationMode) => {
  expect(readH264Format(fmtp)).toEqual({ profile, packetizationMode });
});

test.each(["profile-level-id=f4001f", "profile-level-id=42", "profile-level-id=zzzzzz"])(
  "%s is no profile of browsers",
  (fmtp) => {
    expect(readH264Format(fmtp)).toBeNull();
  },
);

test("a publisher's baseline does, its main profile does not; a receiver of the main profile gets the baseline", () => {
  const baseline = "packetization-mode=1;profile-level-id=42001f";
  const main = "packetization-mode=1;profile-level-id=4d001f";
  expect(h264Rank(baseline, "receive")).toBeLessThan(Infinity);
  expect(h264Rank(main, "receive")).toBe(Infinity);
  expect(h264Rank(main, "send")).toBeLessThan(Infinity);
});
