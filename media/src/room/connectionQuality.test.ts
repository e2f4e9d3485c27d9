import { ConnectionQuality } from "@livekit/protocol";
import { expect, test } from "vitest";
import { connectionQuality } from "./connectionQuality.ts";

const nothing = { received: 0, lost: 0, sent: 0, resent: 0 };

test.each([
  ["nothing lost", { ...nothing, received: 500, sent: 500 }, ConnectionQuality.EXCELLENT],
  ["a few lost on the way in", { ...nothing, received: 480, lost: 20 }, ConnectionQuality.GOOD],
  ["many lost on the way in", { ...nothing, received: 400, lost: 100 }, ConnectionQuality.POOR],
  ["many repeated on the way out", { ...nothing, sent: 500, resent: 90 }, ConnectionQuality.POOR],
  ["too little to judge", { ...nothing, received: 4, lost: 4 }, ConnectionQuality.EXCELLENT],
])("with %s the quality follows", (_what, now, quality) => {
  expect(connectionQuality(nothing, now).quality).toBe(quality);
});

test("only what happened since the last reading counts", () => {
  const before = { ...nothing, received: 400, lost: 100 };
  expect(connectionQuality(before, { ...before, received: 900 }).quality).toBe(ConnectionQuality.EXCELLENT);
});
