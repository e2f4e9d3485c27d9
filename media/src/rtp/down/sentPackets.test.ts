import { expect, test } from "vitest";
import { SentPackets } from "./sentPackets.ts";

const sent = { layer: {} as never, number: 7, timestamp: 1, pictureId: 1, tl0PicIdx: 1 };

test("a packet goes out again a few times at most, and not twice at once", () => {
  const packets = new SentPackets();
  packets.put(7, sent);
  const asked = (nowMs: number) => packets.takeResend(7, nowMs);
  expect([asked(1000), asked(1001), asked(1019)]).toEqual([true, false, false]);
  expect([asked(1020), asked(1040), asked(1060), asked(1080), asked(9000)]).toEqual([true, true, true, false, false]);
  packets.put(7 + 512, { ...sent, number: 519 });
  expect(packets.takeResend(7 + 512, 1081)).toBe(true);
});
