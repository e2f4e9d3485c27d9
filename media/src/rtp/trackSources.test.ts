import { expect, test } from "vitest";
import { buildNack, buildSenderReport } from "./rtcp/buildRtcp.ts";
import type { RtcpHandler } from "./rtcp/readRtcp.ts";
import { readRtcp } from "./rtcp/readRtcp.ts";
import { arrangeVideo, ids, read, sequencesOf } from "./testing/mediaHarness.ts";
import { sampleRtp, sampleVp8 } from "./testing/sampleRtp.ts";

const keyFrame = (pictureId: number): Buffer => sampleVp8({ isKey: true, pictureId, tl0PicIdx: 0 });
const mid = { id: ids.mid, value: "v" };

test.each([
  { name: "no restriction id", extensions: [mid] },
  { name: "one that was not negotiated", extensions: [mid, { id: ids.rid, value: "x" }] },
  {
    name: "another section's mid",
    extensions: [
      { id: ids.mid, value: "w" },
      { id: ids.rid, value: "f" },
    ],
  },
  { name: "no extension at all", extensions: [] },
])("an unknown stream with $name belongs to no track", ({ extensions }) => {
  const { from, to, down, up } = arrangeVideo({ rids: ["q", "f"] });
  down.resume();
  from.onRtp(sampleRtp({ sequence: 1, ssrc: 7, extensions, payload: keyFrame(1) }));
  expect(to.sentRtp).toHaveLength(0);
  expect(up.stats().packets).toBe(0);
});

test("a layer of a set that was negotiated without it is refused", () => {
  const { to, down, send } = arrangeVideo({ rids: ["q", "f"] });
  down.resume();
  send(1, { isKey: true });
  expect(to.sentRtp).toHaveLength(0);
  send(0, { isKey: true });
  expect(to.sentRtp).toHaveLength(1);
});

test("a layer that comes back on another SSRC goes on without a seam, and the old one is deaf", () => {
  const { from, to, down, send, clock } = arrangeVideo();
  down.resume();
  send(2, { isKey: true });
  clock.nowMs += 40;
  const extensions = [mid, { id: ids.rid, value: "f" }];
  from.onRtp(sampleRtp({ sequence: 9, ssrc: 999, timestamp: 5, extensions, payload: keyFrame(3) }));
  from.onRtp(sampleRtp({ sequence: 3002, ssrc: 102, timestamp: 6, payload: keyFrame(4) }));
  from.onRtp(sampleRtp({ sequence: 10, ssrc: 999, timestamp: 3005, payload: keyFrame(4) }));
  const sequences = sequencesOf(to.sentRtp);
  expect(sequences).toHaveLength(3);
  expect(sequences.map((sequence) => (sequence - (sequences[0] ?? 0)) & 0xffff)).toEqual([0, 1, 2]);
});

test("the publisher's clock reaches the subscriber in the subscriber's timestamps", () => {
  const { from, to, down, send, pass } = arrangeVideo();
  down.resume();
  const received = read(send(2, { isKey: true })).view.timestamp;
  const ntp = { seconds: 1000, fraction: 2 ** 31 };
  from.onRtcp(buildSenderReport({ ssrc: 102, ntp, rtpTimestamp: received, packets: 1, bytes: 1 }, "publisher"));
  const sent = read(to.sentRtp[0]).view.timestamp;
  pass(1000);
  const reports: { ntp: { seconds: number; fraction: number }; rtpTimestamp: number; ssrc: number }[] = [];
  for (const packet of to.sentRtcp) readRtcp(packet, reportsInto(reports));
  expect(reports).toHaveLength(1);
  const [report] = reports;
  expect(report?.ssrc).toBe(5000);
  expect((report?.ntp.seconds ?? 0) + (report?.ntp.fraction ?? 0) / 2 ** 32).toBeCloseTo(1001.5, 3);
  expect(((report?.rtpTimestamp ?? 0) - sent) | 0).toBe(90_000);
});

function reportsInto(
  reports: { ntp: { seconds: number; fraction: number }; rtpTimestamp: number; ssrc: number }[],
): RtcpHandler {
  const ignore = () => undefined;
  return {
    onSenderReport: (ssrc, ntp, rtpTimestamp) => void reports.push({ ssrc, ntp, rtpTimestamp }),
    onReportBlock: ignore,
    onNack: ignore,
    onKeyFrameRequest: ignore,
    onRemb: ignore,
    onTransportFeedback: ignore,
  };
}

test("a subscriber that asks for everything again gets a limited number of packets each tick", () => {
  const { to, down, send, pass } = arrangeVideo();
  down.resume();
  for (let sent = 0; sent < 200; sent++) send(2, { isKey: true });
  const lost = to.sentRtp.slice(0, 200).map((packet) => read(packet).view.sequence);
  const askAll = () => lost.forEach((sequence) => to.onRtcp(buildNack(1, 5000, [sequence])));
  for (let round = 0; round < 5; round++) askAll();
  expect(down.stats().resent).toBe(100);
  pass(100);
  askAll();
  expect(down.stats().resent).toBe(200);
});

test("one packet asked for again and again goes out a few times", () => {
  const { to, down, send, pass } = arrangeVideo();
  down.resume();
  send(2, { isKey: true });
  const lost = read(to.sentRtp[0]).view.sequence;
  for (let round = 0; round < 20; round++) {
    to.onRtcp(buildNack(1, 5000, [lost]));
    pass(100);
  }
  expect(down.stats().resent).toBe(4);
});
