import { PacketIndex } from "../../transport/srtp/packetIndex.ts";
import { createPeerMedia } from "../createPeerMedia.ts";
import { createMemoryTransport } from "./memoryTransport.ts";
import { newRtpView, readRtp } from "../packet/rtpView.ts";
import { sampleRtp, sampleVp8 } from "./sampleRtp.ts";
import type { Quality } from "../peerMedia.ts";
import { buildNack } from "../rtcp/buildRtcp.ts";
import { readRtcp } from "../rtcp/readRtcp.ts";

export const ids = { mid: 1, rid: 2, repairedRid: 3, audioLevel: 4, transportCc: 5 };
const rids = ["q", "h", "f"] as const;

/** One publisher and one subscriber on a clock the test advances. */
export function arrange() {
  const clock = { nowMs: 10_000 };
  const nowMs = () => clock.nowMs;
  const from = createMemoryTransport();
  const to = createMemoryTransport();
  const publisher = createPeerMedia(from, { nowMs });
  const subscriber = createPeerMedia(to, { nowMs });
  publisher.setExtensions(ids);
  subscriber.setExtensions(ids);
  const pass = (ms: number): void => {
    for (let left = ms; left > 0; left -= 100) {
      clock.nowMs += 100;
      from.onTick(clock.nowMs);
      to.onTick(clock.nowMs);
    }
  };
  return { clock, from, to, publisher, subscriber, pass };
}

export function arrangeVideo(options: { rids?: readonly string[] } = {}) {
  const peers = arrange();
  const up = peers.publisher.addUpTrack({
    mid: "v",
    kind: "video",
    mime: "video/vp8",
    payloadType: 96,
    rtxPayloadType: 97,
    rids: options.rids ?? [...rids],
    ssrcs: [],
  });
  const down = peers.subscriber.addDownTrack(up, {
    mid: "7",
    ssrc: 5000,
    payloadType: 100,
    rtxSsrc: 5001,
    rtxPayloadType: 101,
  });
  const sequences = [1000, 2000, 3000];
  const timestamps = [10, 20_000, 4_000_000_000];
  const pictures = [50, 60, 70];
  const send = (quality: Quality, frame: SentFrame = {}): Buffer => {
    sequences[quality] = (sequences[quality] ?? 0) + 1 + (frame.skip ?? 0);
    timestamps[quality] = (timestamps[quality] ?? 0) + 3000;
    pictures[quality] = (pictures[quality] ?? 0) + 1;
    const packet = sampleRtp({
      sequence: sequences[quality] ?? 0,
      timestamp: timestamps[quality] ?? 0,
      ssrc: 100 + quality,
      marker: true,
      extensions: [
        { id: ids.mid, value: "v" },
        { id: ids.rid, value: rids[quality] },
      ],
      ...(frame.padding === true ? { padding: 20 } : { payload: payloadOf(frame, pictures[quality] ?? 0) }),
    });
    if (frame.isHeldUp !== true) peers.from.onRtp(Buffer.from(packet));
    return packet;
  };
  return { ...peers, up, down, send };
}

interface SentFrame {
  isKey?: boolean;
  /** Packets lost before this one. */
  skip?: number;
  /** Sends a padding-only packet. */
  padding?: boolean;
  /** Does not arrive by itself; the test delivers it. */
  isHeldUp?: boolean;
  /** A packet of the frame other than its first. */
  isContinued?: boolean;
  /** Makes the payload longer by this many bytes. */
  extraBytes?: number;
}

function payloadOf(frame: SentFrame, pictureId: number): Buffer {
  const isStart = frame.isContinued !== true;
  const head = sampleVp8({ isKey: frame.isKey ?? false, isStart, pictureId, tl0PicIdx: pictureId });
  return Buffer.concat([head, Buffer.alloc(frame.extraBytes ?? 0)]);
}

export function read(packet: Buffer | undefined): { view: ReturnType<typeof newRtpView>; payload: Buffer } {
  const view = newRtpView();
  if (packet === undefined || !readRtp(packet, view)) throw new Error("a readable packet was expected");
  return { view, payload: packet.subarray(view.payloadAt, view.payloadEnd) };
}

/** How many packets were sealed under an SSRC and index already used, by SRTP's count. */
export function reusedIndexes(packets: readonly Buffer[]): number {
  const streams = new Map<number, { index: PacketIndex; used: Set<number> }>();
  for (const packet of packets) {
    const ssrc = packet.readUInt32BE(8);
    const { index, used } = streams.get(ssrc) ?? { index: new PacketIndex(), used: new Set<number>() };
    streams.set(ssrc, { index, used });
    const at = index.guess(packet.readUInt16BE(2));
    index.accept(at);
    used.add(at);
  }
  return packets.length - [...streams.values()].reduce((sum, { used }) => sum + used.size, 0);
}

export const sequencesOf = (packets: readonly Buffer[]): number[] =>
  packets.map((packet) => read(packet).view.sequence);

export function keyFrameRequests(packets: readonly Buffer[]): number[] {
  const asked: number[] = [];
  const ignore = () => undefined;
  const handler = {
    onSenderReport: ignore,
    onReportBlock: ignore,
    onNack: ignore,
    onRemb: ignore,
    onTransportFeedback: ignore,
    onKeyFrameRequest: (ssrc: number) => void asked.push(ssrc),
  };
  for (const packet of packets) readRtcp(packet, handler);
  return asked;
}

export function nackOf(packets: readonly Buffer[], sequence: number): Buffer {
  return buildNack(packets[0]?.readUInt32BE(4) ?? 0, 102, [sequence]);
}
