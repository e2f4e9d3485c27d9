import { expect, test } from "vitest";
import { findExtension } from "../packet/rtpView.ts";
import type { DownTrack } from "../peerMedia.ts";
import { arrange, ids, read } from "../testing/mediaHarness.ts";
import { sampleRtp, sampleVp8 } from "../testing/sampleRtp.ts";
import { ArrivalRecorder } from "../twcc/arrivalRecorder.ts";

const STEP_MS = 20;
const CAMERA_BYTES = 940;
const VOICE_BYTES = 80;

/** Twelve cameras at 150 kbit/s in their lowest layer and a voice, to a subscriber behind a line with a queue. */
function arrangeLine(lineBps: number) {
  const { clock, from, to, publisher, subscriber } = arrange();
  const line = { bps: lineBps, freeAtMs: 0, read: 0 };
  const recorder = new ArrivalRecorder();
  const cameras = Array.from({ length: 12 }, (_, index) => {
    const codec = { kind: "video", mime: "video/vp8", payloadType: 96, rtxPayloadType: 97 } as const;
    const up = publisher.addUpTrack({ ...codec, mid: `v${index}`, rids: ["q", "h", "f"], ssrcs: [] });
    const rtx = { rtxSsrc: 6000 + index, rtxPayloadType: 101 };
    return subscriber.addDownTrack(up, { mid: `${index}`, ssrc: 5000 + index, payloadType: 100, ...rtx });
  });
  const microphone = { kind: "audio", mime: "audio/opus", payloadType: 111, rids: [], ssrcs: [77] } as const;
  const voice = subscriber.addDownTrack(publisher.addUpTrack({ ...microphone, mid: "a" }), {
    mid: "a",
    ssrc: 4000,
    payloadType: 109,
  });
  let sequence = 0;
  const speakAndShow = (): void => {
    sequence++;
    from.onRtp(sampleRtp({ payloadType: 111, ssrc: 77, sequence, payload: Buffer.alloc(VOICE_BYTES) }));
    cameras.forEach((_, index) => {
      // Twenty frames a second each, staggered.
      if ((sequence + index) % 5 > 1) return;
      const head = sampleVp8({ isKey: true, pictureId: sequence, tl0PicIdx: sequence & 255 });
      from.onRtp(
        sampleRtp({
          sequence: Math.floor(sequence / 5) * 2 + ((sequence + index) % 5),
          timestamp: sequence * 1800,
          ssrc: 100 + index,
          extensions: [
            { id: ids.mid, value: `v${index}` },
            { id: ids.rid, value: "q" },
          ],
          payload: Buffer.concat([head, Buffer.alloc(CAMERA_BYTES)]),
        }),
      );
    });
  };
  const carry = (): number => {
    let bits = 0;
    for (; line.read < to.sentRtp.length; line.read++) {
      const packet = to.sentRtp[line.read] ?? Buffer.alloc(0);
      const leavesMs = Math.max(clock.nowMs, line.freeAtMs) + (packet.length * 8000) / line.bps;
      bits += packet.length * 8;
      // A packet that would wait longer than the queue is deep is lost.
      if (leavesMs - clock.nowMs > 500) continue;
      line.freeAtMs = leavesMs;
      recorder.add(packet.readUInt16BE(findExtension(packet, read(packet).view, ids.transportCc)), leavesMs, 1);
    }
    return bits;
  };
  /** Returns the bits per second that were sent. */
  const run = (forMs: number): number => {
    let bits = 0;
    for (let passed = 0; passed < forMs; passed += STEP_MS) {
      clock.nowMs += STEP_MS;
      speakAndShow();
      bits += carry();
      if (clock.nowMs % 100 !== 0) continue;
      from.onTick(clock.nowMs);
      to.onTick(clock.nowMs);
      const feedback = recorder.build(1);
      if (feedback !== null) to.onRtcp(feedback);
    }
    return (bits * 1000) / forMs;
  };
  for (const down of [...cameras, voice]) down.resume();
  return { run, cameras, voice, line };
}

const flowing = (downs: readonly DownTrack[]): number => downs.filter((down) => !down.heldBack).length;

test("twelve cameras on a line for two: what has no room is held back, the voice stays whole", () => {
  const { run, cameras, voice } = arrangeLine(350_000);
  run(10_000);
  const heard = voice.stats().packets;
  expect(run(20_000)).toBeLessThan(400_000);
  expect(voice.stats().packets - heard).toBe(1000);
  expect(flowing(cameras)).toBeGreaterThanOrEqual(1);
  expect(flowing(cameras)).toBeLessThanOrEqual(2);
});

test("who is shown largest is the one that stays", () => {
  const { run, cameras } = arrangeLine(350_000);
  cameras.forEach((down, index) => down.setQuality(2, index === 7 ? 400_000 : 10_000));
  run(10_000);
  expect(cameras[7]?.heldBack).toBe(false);
  cameras.forEach((down, index) => down.setQuality(2, index === 3 ? 400_000 : 10_000));
  run(1000);
  expect(cameras[3]?.heldBack).toBe(false);
});

test("when the line is wide again everything comes back, by padding tried before a picture depends on it", () => {
  const { run, cameras, line } = arrangeLine(350_000);
  run(20_000);
  const before = flowing(cameras);
  line.bps = 10_000_000;
  run(90_000);
  expect(before).toBeLessThanOrEqual(2);
  expect(flowing(cameras)).toBe(12);
});

test("tries that fail cost no picture that fits", () => {
  const { run, cameras } = arrangeLine(500_000);
  run(30_000);
  const counts = new Set<number>();
  for (let second = 0; second < 60; second++) {
    run(1000);
    counts.add(flowing(cameras));
  }
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
});
