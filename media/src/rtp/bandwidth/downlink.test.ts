import { expect, test } from "vitest";
import { findExtension } from "../packet/rtpView.ts";
import { arrangeVideo, ids, read } from "../testing/mediaHarness.ts";
import { ArrivalRecorder } from "../twcc/arrivalRecorder.ts";

const layerBytes = [100, 500, 1200] as const;

/** Three layers of 50 packets a second, and a subscriber that sends feedback every 100 ms. */
function arrangeFeedback() {
  const peers = arrangeVideo();
  const { clock, from, to, send, subscriber, down } = peers;
  const recorder = new ArrivalRecorder();
  const heard = { count: 0 };
  const watch = (forMs: number, delayMs: () => number): void => {
    for (let left = forMs; left > 0; left -= 20) {
      clock.nowMs += 20;
      for (const quality of [0, 1, 2] as const) {
        send(quality, { isKey: left % 400 === 0, extraBytes: layerBytes[quality] });
      }
      while (heard.count < to.sentRtp.length) {
        const packet = to.sentRtp[heard.count++] ?? Buffer.alloc(0);
        const at = findExtension(packet, read(packet).view, ids.transportCc);
        recorder.add(packet.readUInt16BE(at), clock.nowMs + 777_000 + delayMs(), 1);
      }
      if (left % 100 !== 0) continue;
      from.onTick(clock.nowMs);
      to.onTick(clock.nowMs);
      const feedback = recorder.build(1);
      if (feedback !== null) to.onRtcp(feedback);
    }
  };
  down.resume();
  return { watch, subscriber, down };
}

test("with an even delay the best layer is sent and nothing limits it", () => {
  const { watch, subscriber, down } = arrangeFeedback();
  watch(5000, () => 80);
  expect(down.currentQuality).toBe(2);
  expect(subscriber.availableBps).toBe(Infinity);
});

test("a growing delay leads to a lower layer, and when it is over the best one comes back", () => {
  const { watch, subscriber, down } = arrangeFeedback();
  watch(3000, () => 80);
  let delayMs = 80;
  watch(3000, () => (delayMs += 4));
  expect(subscriber.availableBps).toBeLessThan(400_000);
  expect(down.currentQuality).not.toBe(2);
  watch(120_000, () => 80);
  expect(down.currentQuality).toBe(2);
});
