import { expect, test } from "vitest";
import { arrange, arrangeVideo, ids, keyFrameRequests, nackOf, read, sequencesOf } from "./testing/mediaHarness.ts";
import { findExtension } from "./packet/rtpView.ts";
import type { SampleRtp } from "./testing/sampleRtp.ts";
import { sampleRtp, sampleVp8 } from "./testing/sampleRtp.ts";
import { buildNack, buildPli } from "./rtcp/buildRtcp.ts";

test("sound is forwarded with the subscriber's own numbers", () => {
  const { from, to, publisher, subscriber } = arrange();
  const up = publisher.addUpTrack({
    mid: "a",
    kind: "audio",
    mime: "audio/opus",
    payloadType: 111,
    rids: [],
    ssrcs: [77],
  });
  const down = subscriber.addDownTrack(up, { mid: "3", ssrc: 9, payloadType: 109 });
  const speak = (sequence: number, timestamp: number): void =>
    from.onRtp(
      sampleRtp({
        payloadType: 111,
        ssrc: 77,
        sequence,
        timestamp,
        payload: Buffer.from("opus"),
        extensions: [{ id: ids.audioLevel, value: Buffer.from([0x80 | 20]) }],
      }),
    );
  speak(65_534, 4_294_966_000);
  down.resume();
  speak(65_535, 4_294_966_960);
  speak(1, 1584);
  speak(0, 624);
  const sent = to.sentRtp.map((packet) => read(packet));
  expect(sent.map(({ payload }) => payload.toString())).toEqual(["opus", "opus", "opus"]);
  const [first, third, second] = sent.map(({ view }) => view);
  if (!first || !second || !third) throw new Error("three packets");
  expect([first.ssrc, first.payloadType]).toEqual([9, 109]);
  expect((second.sequence - first.sequence) & 0xffff).toBe(1);
  expect((third.sequence - second.sequence) & 0xffff).toBe(1);
  expect((second.timestamp - first.timestamp) | 0).toBe(960);
  expect((third.timestamp - second.timestamp) | 0).toBe(960);
  expect(up.takeAudioLevel()).toBe(20);
});

test("the subscriber gets the best layer, and changes layer only at a key frame and without a seam", () => {
  const { to, from, down, send, pass, clock } = arrangeVideo();
  down.resume();
  send(0, { isKey: true });
  send(0);
  expect(down.currentQuality).toBe(0);
  send(2);
  pass(100);
  send(2);
  expect(down.currentQuality).toBe(0);
  expect(keyFrameRequests(from.sentRtcp)).toContain(102);
  clock.nowMs += 33;
  send(2, { isKey: true });
  send(2);
  send(0);
  expect(down.currentQuality).toBe(2);
  const sent = to.sentRtp.map((packet) => read(packet));
  expect(sent).toHaveLength(4);
  sent.slice(1).forEach(({ view, payload }, index) => {
    const before = sent[index];
    if (before === undefined) throw new Error("a packet before");
    expect((view.sequence - before.view.sequence) & 0xffff).toBe(1);
    expect((view.timestamp - before.view.timestamp) | 0).toBeGreaterThan(0);
    expect((payload.readUInt16BE(2) - before.payload.readUInt16BE(2)) & 0x7fff).toBe(1);
    expect(((payload[4] ?? 0) - (before.payload[4] ?? 0)) & 0xff).toBe(1);
  });
});

test("a lower wish is followed at the lower layer's next key frame", () => {
  const { down, send, pass } = arrangeVideo();
  down.resume();
  send(2, { isKey: true });
  send(0);
  pass(100);
  down.setQuality(0, 1);
  send(2);
  expect(down.currentQuality).toBe(2);
  send(0, { isKey: true });
  expect(down.currentQuality).toBe(0);
});

test("dropped padding leaves no hole in the numbers", () => {
  const { to, down, send } = arrangeVideo();
  down.resume();
  send(2, { isKey: true });
  send(2, { padding: true });
  send(2, { padding: true });
  send(2);
  const [first, second] = sequencesOf(to.sentRtp);
  expect(to.sentRtp).toHaveLength(2);
  expect(second).toBe(((first ?? 0) + 1) & 0xffff);
});

test("a pause sends nothing, and the picture goes on at a key frame with growing numbers", () => {
  const { to, down, send, pass } = arrangeVideo();
  down.resume();
  send(2, { isKey: true });
  down.pause();
  send(2);
  expect(to.sentRtp).toHaveLength(1);
  pass(1000);
  down.resume();
  send(2);
  expect(to.sentRtp).toHaveLength(1);
  send(2, { isKey: true });
  const [before, after] = to.sentRtp.map((packet) => read(packet).view);
  if (!before || !after) throw new Error("two packets");
  expect((after.sequence - before.sequence) & 0xffff).toBe(1);
  expect((after.timestamp - before.timestamp) | 0).toBe(90_000);
});

test("a packet the subscriber lost is sent again as RTX, rewritten as it was the first time", () => {
  const { to, down, send } = arrangeVideo();
  down.resume();
  send(2, { isKey: true });
  send(2);
  const lost = read(to.sentRtp[1]);
  to.onRtcp(buildNack(1, 5000, [lost.view.sequence]));
  const { view, payload } = read(to.sentRtp[2]);
  expect([view.ssrc, view.payloadType, view.timestamp]).toEqual([5001, 101, lost.view.timestamp]);
  expect(payload.readUInt16BE(0)).toBe(lost.view.sequence);
  expect(payload.subarray(2)).toEqual(lost.payload);
  expect(down.stats().resent).toBe(1);
});

test("no number goes out twice, not even of a packet that is sent again and again", () => {
  const { to, down, send, pass } = arrangeVideo();
  down.resume();
  send(2, { isKey: true });
  const lost = read(to.sentRtp[0]).view.sequence;
  to.onRtcp(buildNack(1, 5000, [lost]));
  pass(100);
  to.onRtcp(buildNack(1, 5000, [lost]));
  const [first = 0, second = 0] = sequencesOf(to.sentRtp.slice(1));
  expect((second - first) & 0xffff).toBe(1);
});

test("every packet to a subscriber, resent ones too, has the next transport-wide number", () => {
  const { to, down, send } = arrangeVideo();
  down.resume();
  for (let count = 0; count < 3; count++) send(2, { isKey: true });
  to.onRtcp(buildNack(1, 5000, [read(to.sentRtp[0]).view.sequence]));
  const numbers = to.sentRtp.map((packet) =>
    packet.readUInt16BE(findExtension(packet, read(packet).view, ids.transportCc)),
  );
  expect(numbers).toEqual([0, 1, 2, 3]);
});

test("packets of a payload type that was not negotiated are not forwarded", () => {
  const { from, to, down, send } = arrangeVideo();
  down.resume();
  send(2, { isKey: true });
  const payload = sampleVp8({ isKey: true, pictureId: 1, tl0PicIdx: 1 });
  from.onRtp(sampleRtp({ sequence: 3002, ssrc: 102, payloadType: 99, payload }));
  expect(to.sentRtp).toHaveLength(1);
});

test("a packet the publisher lost is asked for at once and again, and its RTX fills the hole", () => {
  const { from, to, down, send, pass } = arrangeVideo();
  down.resume();
  send(2, { isKey: true });
  send(2, { skip: 1 });
  expect(from.sentRtcp.some((packet) => packet.equals(nackOf(from.sentRtcp, 3002)))).toBe(true);
  const asked = from.sentRtcp.length;
  pass(100);
  expect(from.sentRtcp.slice(asked).some((packet) => packet[1] === 205 && (packet[0] ?? 0) === 0x81)).toBe(true);
  const missing = sampleVp8({ isKey: false, pictureId: 71, tl0PicIdx: 71 });
  const osn = Buffer.from([3002 >> 8, 3002 & 255]);
  const rtx: SampleRtp = {
    payloadType: 97,
    sequence: 9,
    ssrc: 202,
    timestamp: 4_000_004_500,
    extensions: [
      { id: ids.mid, value: "v" },
      { id: ids.repairedRid, value: "f" },
    ],
    payload: Buffer.concat([osn, missing]),
  };
  from.onRtp(sampleRtp(rtx));
  from.onRtp(sampleRtp({ ...rtx, sequence: 10 }));
  const [first, third, second] = sequencesOf(to.sentRtp);
  expect(to.sentRtp).toHaveLength(3);
  expect([((second ?? 0) - (first ?? 0)) & 0xffff, ((third ?? 0) - (second ?? 0)) & 0xffff]).toEqual([1, 1]);
});

test("key frame requests reach the publisher at most twice a second", () => {
  const { from, to, down, send, pass } = arrangeVideo();
  down.resume();
  send(2, { isKey: true });
  const count = () => keyFrameRequests(from.sentRtcp).length;
  pass(600);
  const before = count();
  for (let round = 0; round < 20; round++) to.onRtcp(buildPli(1, 5000));
  expect(count() - before).toBe(1);
});

test("a track that takes over an SSRC never repeats its numbers", () => {
  const { to, up, subscriber, down, send } = arrangeVideo();
  down.resume();
  send(2, { isKey: true });
  send(2);
  down.close();
  const again = subscriber.addDownTrack(up, { mid: "7", ssrc: 5000, payloadType: 100 });
  again.resume();
  send(2, { isKey: true });
  const sequences = sequencesOf(to.sentRtp);
  expect(((sequences[2] ?? 0) - (sequences[1] ?? 0)) & 0xffff).toBe(1);
});

test("with a track go its numberings and sealing contexts, up and down", () => {
  const { from, to, up, down, send } = arrangeVideo();
  down.resume();
  send(2, { isKey: true });
  down.close();
  expect(to.retired).toEqual([5000, 5001]);
  up.close();
  expect(from.retired).toEqual([102]);
});

test("publishers get feedback every tick and reports every second", () => {
  const { from, down, pass } = arrangeVideo({ rids: [] });
  down.resume();
  for (let sequence = 1; sequence <= 5; sequence++)
    from.onRtp(
      sampleRtp({
        sequence,
        ssrc: 55,
        payload: sampleVp8({ isKey: sequence === 1, pictureId: sequence, tl0PicIdx: 1 }),
        extensions: [
          { id: ids.mid, value: "v" },
          { id: ids.transportCc, value: Buffer.from([0, sequence]) },
        ],
      }),
    );
  pass(1000);
  expect(from.sentRtcp.filter((packet) => packet[0] === 0x8f || packet[0] === 0xaf)).toHaveLength(1);
  expect(from.sentRtcp.filter((packet) => packet[1] === 201)).toHaveLength(1);
});

test("closing the published track detaches its subscribers", () => {
  const { to, up, down, send } = arrangeVideo();
  down.resume();
  send(2, { isKey: true });
  up.close();
  send(2, { isKey: true });
  expect(to.sentRtp).toHaveLength(1);
  expect(down.paused).toBe(true);
});

test("a track of an open codec is what its first packet says, and no other from then on", () => {
  const { from, to, publisher, subscriber } = arrange();
  const decided: string[] = [];
  const up = publisher.addUpTrack({
    mid: "v",
    kind: "video",
    mime: "video/vp8",
    payloadType: 96,
    others: [{ mime: "video/h264", payloadType: 106, rtxPayloadType: 107 }],
    onCodec: (mime) => void decided.push(mime),
    rids: [],
    ssrcs: [],
  });
  const keyFrame = Buffer.from("6742", "hex");
  const send = (payloadType: number, ssrc: number): void =>
    from.onRtp(
      sampleRtp({
        payloadType,
        ssrc,
        sequence: 1,
        timestamp: 1,
        payload: keyFrame,
        extensions: [{ id: ids.mid, value: Buffer.from("v") }],
      }),
    );
  send(50, 7);
  expect(decided).toEqual([]);
  send(106, 8);
  expect([decided, up.options.mime, up.options.rtxPayloadType]).toEqual([["video/h264"], "video/h264", 107]);
  subscriber.addDownTrack(up, { mid: "1", ssrc: 9, payloadType: 102 }).resume();
  send(96, 10);
  expect(decided).toHaveLength(1);
  expect(to.sentRtp).toEqual([]);
});
