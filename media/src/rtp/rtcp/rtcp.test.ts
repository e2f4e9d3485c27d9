import * as fc from "fast-check";
import { expect, test } from "vitest";
import { buildNack, buildPli, buildReceiverReport, buildSenderReport } from "./buildRtcp.ts";
import type { ReportBlock, RtcpHandler } from "./readRtcp.ts";
import { readRtcp } from "./readRtcp.ts";

function readAll(packet: Buffer) {
  const heard = {
    senderReports: [] as unknown[],
    blocks: [] as ReportBlock[],
    nacks: [] as number[],
    keyFrames: [] as number[],
    rembs: [] as number[],
    feedback: [] as [number, number][],
  };
  const handler: RtcpHandler = {
    onSenderReport: (ssrc, ntp, rtpTimestamp) => void heard.senderReports.push({ ssrc, ntp, rtpTimestamp }),
    onReportBlock: (block) => void heard.blocks.push(block),
    onNack: (_ssrc, lost) => void heard.nacks.push(lost),
    onKeyFrameRequest: (ssrc) => void heard.keyFrames.push(ssrc),
    onRemb: (bps) => void heard.rembs.push(bps),
    onTransportFeedback: (_packet, start, end) => void heard.feedback.push([start, end]),
  };
  readRtcp(packet, handler);
  return heard;
}

test("every lost packet of a NACK is read again, in as few items as fit", () => {
  const steps = fc.array(fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 500 })), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(fc.nat({ max: 0x1ffff }), steps, (first, further) => {
      const lost = [first];
      for (const step of further) lost.push((lost.at(-1) ?? 0) + step);
      const packet = buildNack(1, 2, lost);
      expect(readAll(packet).nacks).toEqual(lost.map((number) => number & 0xffff));
    }),
  );
  expect(buildNack(1, 2, [10, 11, 26])).toHaveLength(16);
});

test("reports of senders and receivers are read again from one compound packet", () => {
  const ntp = { seconds: 3_900_000_000, fraction: 0x80000000 };
  const sender = buildSenderReport({ ssrc: 5, ntp, rtpTimestamp: 90_000, packets: 3, bytes: 400 }, "atrium");
  const receiver = buildReceiverReport(9, [
    {
      ssrc: 5,
      fractionLost: 0.25,
      totalLost: 1000,
      highestSequence: 70_000,
      jitter: 12,
      lastSenderReport: 0xbc8f8000,
      delaySinceLastSenderReport: 65_536,
    },
  ]);
  const heard = readAll(Buffer.concat([sender, receiver, buildPli(9, 5)]));
  expect(heard.senderReports).toEqual([{ ssrc: 5, ntp, rtpTimestamp: 90_000 }]);
  expect(heard.blocks).toEqual([
    {
      ssrc: 5,
      fractionLost: 0.25,
      highestSequence: 70_000,
      lastSenderReport: 0xbc8f8000,
      delaySinceLastSenderReport: 65_536,
    },
  ]);
  expect(heard.keyFrames).toEqual([5]);
});

test("full intra requests and receiver estimates are understood", () => {
  const fir = Buffer.from("84ce000400000001000000000000000701000000", "hex");
  expect(readAll(fir).keyFrames).toEqual([7]);
  const remb = Buffer.from("8fce0005000000010000000052454d42010bd09000000007", "hex");
  expect(readAll(remb).rembs).toEqual([0x3d090 * 4]);
});

test("of random bytes nothing is told that they do not hold", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 120 }), fc.integer({ min: 192, max: 210 }), (bytes, type) => {
      const packet = Buffer.from(bytes);
      if (packet.length > 4) packet.set([0x80 | (packet[0] ?? 0 & 31), type, 0, packet[3] ?? 0 & 31]);
      const heard = readAll(packet);
      // Four bytes name up to 17 lost packets; no other part of a packet is denser.
      expect(heard.nacks.length).toBeLessThanOrEqual((packet.length / 4) * 17);
      expect(heard.blocks.length).toBeLessThanOrEqual(packet.length / 24);
      expect(heard.feedback.every(([start, end]) => start >= 0 && end <= packet.length)).toBe(true);
    }),
  );
});
