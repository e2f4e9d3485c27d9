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

test("who asks for everything again gets no more than once again what was sent, beyond a burst", () => {
  const packets = new SentPackets();
  const burst = countResends(packets, { from: 0, to: 400, asks: 0 });
  expect(burst).toBe(0);
  expect(countResends(packets, { from: 400, to: 5400, asks: 4 })).toBeLessThanOrEqual(5000 + 200);
});

test("of a line that loses every second packet each is sent again as often as it takes", () => {
  const packets = new SentPackets();
  let missed = 0;
  for (let at = 0; at < 3000; at++) {
    packets.put(at, sent);
    // Lost the first time, and again when resent.
    if (at % 2 === 0 && !packets.takeResend(at, at * 30)) missed++;
    if (at % 4 === 0 && !packets.takeResend(at, at * 30 + 25)) missed++;
  }
  expect(missed).toBe(0);
});

/** Sends packets, requests each one repeatedly, and returns how many resends were granted. */
function countResends(packets: SentPackets, { from, to, asks }: { from: number; to: number; asks: number }): number {
  let resends = 0;
  for (let at = from; at < to; at++) {
    packets.put(at, sent);
    for (let ask = 0; ask < asks; ask++) if (packets.takeResend(at, at * 100 + ask * 20)) resends++;
  }
  return resends;
}
