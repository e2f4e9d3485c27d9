import { findExtension } from "../packet/rtpView.ts";
import type { DownTrack } from "../peerMedia.ts";
import { ArrivalRecorder } from "../twcc/arrivalRecorder.ts";
import { arrange, ids, read } from "./mediaHarness.ts";
import { sampleRtp, sampleVp8 } from "./sampleRtp.ts";

const STEP_MS = 20;
const PICTURE_BYTES = 940;
const VOICE_BYTES = 80;
const rids = ["q", "h", "f"] as const;

export interface NarrowLine {
  bps: number;
  cameras: number;
  /** Packets per frame in each layer; at 20 frames a second one packet is 150 kbit/s. */
  layers: readonly number[];
  /** A packet that would wait longer is lost. */
  queueMs: number;
  /** From sending a packet to receiving its feedback. */
  roundTripMs: number;
}

/** Cameras and a voice to a subscriber behind a line with a queue, on a clock the test moves. */
export function arrangeNarrowLine(given: Partial<NarrowLine> & { bps: number }) {
  const line = { cameras: 12, layers: [1], queueMs: 500, roundTripMs: 0, ...given };
  const { clock, from, to, publisher, subscriber } = arrange();
  const recorder = new ArrivalRecorder();
  const state = { freeAtMs: 0, read: 0, longestWaitMs: 0 };
  const onTheWay: { atMs: number; number: number }[] = [];
  const feedbacks: { atMs: number; packet: Buffer }[] = [];
  const cameras = Array.from({ length: line.cameras }, (_, index) => {
    const codec = { kind: "video", mime: "video/vp8", payloadType: 96, rtxPayloadType: 97 } as const;
    const up = publisher.addUpTrack({ ...codec, mid: `v${index}`, rids: [...rids], ssrcs: [] });
    const rtx = { rtxSsrc: 6000 + index, rtxPayloadType: 101 };
    return subscriber.addDownTrack(up, { mid: `${index}`, ssrc: 5000 + index, payloadType: 100, ...rtx });
  });
  const microphone = { kind: "audio", mime: "audio/opus", payloadType: 111, rids: [], ssrcs: [77] } as const;
  const upVoice = publisher.addUpTrack({ ...microphone, mid: "a" });
  const voice = subscriber.addDownTrack(upVoice, { mid: "a", ssrc: 4000, payloadType: 109 });
  const show = pictures(line, (packet) => from.onRtp(packet));
  let step = 0;
  const carry = (): number => {
    let bits = 0;
    for (; state.read < to.sentRtp.length; state.read++) {
      const packet = to.sentRtp[state.read] ?? Buffer.alloc(0);
      const leavesMs = Math.max(clock.nowMs, state.freeAtMs) + (packet.length * 8000) / line.bps;
      bits += packet.length * 8;
      if (leavesMs - clock.nowMs > line.queueMs) continue;
      state.freeAtMs = leavesMs;
      state.longestWaitMs = Math.max(state.longestWaitMs, leavesMs - clock.nowMs);
      const number = packet.readUInt16BE(findExtension(packet, read(packet).view, ids.transportCc));
      onTheWay.push({ atMs: leavesMs, number });
    }
    while ((onTheWay[0]?.atMs ?? Infinity) <= clock.nowMs) {
      const { number, atMs } = onTheWay.shift() ?? { number: 0, atMs: 0 };
      recorder.add(number, atMs, 1);
    }
    return bits;
  };
  /** Returns the bits per second that were sent. */
  const run = (forMs: number): number => {
    let bits = 0;
    state.longestWaitMs = 0;
    for (let passed = 0; passed < forMs; passed += STEP_MS) {
      clock.nowMs += STEP_MS;
      step++;
      from.onRtp(sampleRtp({ payloadType: 111, ssrc: 77, sequence: step, payload: Buffer.alloc(VOICE_BYTES) }));
      show(step);
      bits += carry();
      while ((feedbacks[0]?.atMs ?? Infinity) <= clock.nowMs) to.onRtcp(feedbacks.shift()?.packet ?? Buffer.alloc(0));
      if (clock.nowMs % 100 !== 0) continue;
      from.onTick(clock.nowMs);
      to.onTick(clock.nowMs);
      const packet = recorder.build(1);
      if (packet !== null) feedbacks.push({ atMs: clock.nowMs + line.roundTripMs, packet });
    }
    return (bits * 1000) / forMs;
  };
  for (const down of [...cameras, voice]) down.resume();
  return { run, cameras, voice, line, subscriber, longestWaitMs: () => state.longestWaitMs };
}

export const flowing = (downs: readonly DownTrack[]): number => downs.filter((down) => !down.heldBack).length;

/** Sends each camera's packets of a step; every frame is a key frame, so that no layer waits for one. */
function pictures({ cameras, layers }: NarrowLine, send: (packet: Buffer) => void): (step: number) => void {
  const sequences = new Map<string, number>();
  return (step) => {
    for (let index = 0; index < cameras; index++) {
      // Twenty frames a second each, staggered.
      if ((step + index) % 5 > 1) continue;
      layers.forEach((packets, quality) => {
        const rid = rids[quality] ?? "q";
        for (let part = 0; part < packets; part++) {
          const sequence = (sequences.get(`${index}${rid}`) ?? 0) + 1;
          sequences.set(`${index}${rid}`, sequence);
          const head = sampleVp8({ isKey: true, isStart: part === 0, pictureId: step, tl0PicIdx: step & 255 });
          const extensions = [
            { id: ids.mid, value: `v${index}` },
            { id: ids.rid, value: rid },
          ];
          const payload = Buffer.concat([head, Buffer.alloc(PICTURE_BYTES)]);
          const ssrc = 100 + index * 10 + quality;
          send(sampleRtp({ sequence, timestamp: step * 1800, ssrc, extensions, payload }));
        }
      });
    }
  };
}
