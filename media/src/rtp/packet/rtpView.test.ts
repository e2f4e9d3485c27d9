import * as fc from "fast-check";
import { expect, test } from "vitest";
import { sampleRtp } from "../testing/sampleRtp.ts";
import { HeaderWriter } from "./headerWriter.ts";
import { extensionLength, extensionText, findExtension, newRtpView, readRtp } from "./rtpView.ts";

const sent = { transportCc: 0x1234, atMs: 1500 };

test("header, one-byte extensions, payload and padding are found", () => {
  const packet = sampleRtp({
    payloadType: 100,
    marker: true,
    sequence: 65_535,
    timestamp: 4_000_000_000,
    ssrc: 0xdeadbeef,
    extensions: [
      { id: 3, value: "mid" },
      { id: 14, value: Buffer.from([1, 2]) },
    ],
    payload: Buffer.from("payload"),
    padding: 5,
  });
  const view = newRtpView();
  expect(readRtp(packet, view)).toBe(true);
  expect(view).toMatchObject({
    payloadType: 100,
    marker: true,
    sequence: 65_535,
    timestamp: 4_000_000_000,
    ssrc: 0xdeadbeef,
  });
  expect(packet.toString("utf8", view.payloadAt, view.payloadEnd)).toBe("payload");
  expect(extensionText(packet, view, 3)).toBe("mid");
  expect(extensionText(packet, view, 4)).toBe("");
  const at = findExtension(packet, view, 14);
  expect([packet.readUInt16BE(at), extensionLength(packet, view, at)]).toEqual([0x0102, 2]);
});

test("two-byte extensions are found, behind padding and empty ones", () => {
  const packet = Buffer.from("90600001000000010000000210000003000a0014036d696400000000ff", "hex");
  const view = newRtpView();
  expect(readRtp(packet, view)).toBe(true);
  expect(extensionText(packet, view, 20)).toBe("mid");
  expect(packet.subarray(view.payloadAt, view.payloadEnd)).toEqual(Buffer.from([0xff]));
});

test.each([
  { ids: { mid: 1, transportCc: 14 }, mid: "0" },
  { ids: { mid: 15, transportCc: 200 }, mid: "long enough for two-byte headers" },
  { ids: { mid: 1, absSendTime: 2 }, mid: "12" },
  { ids: {}, mid: "1" },
])("what is written with $ids is read again", ({ ids, mid }) => {
  const writer = new HeaderWriter(ids, mid);
  const out = Buffer.alloc(writer.bytes + 3, 9);
  writer.write(out, { payloadType: 111, marker: true, sequence: 0x15555, timestamp: -1, ssrc: 7 }, sent);
  const view = newRtpView();
  expect(readRtp(out, view)).toBe(true);
  expect(view).toMatchObject({ payloadType: 111, marker: true, sequence: 0x5555, timestamp: 0xffffffff, ssrc: 7 });
  expect(view.payloadAt).toBe(writer.bytes);
  const known: { mid?: number; transportCc?: number; absSendTime?: number } = ids;
  if (known.mid !== undefined) expect(extensionText(out, view, known.mid)).toBe(mid);
  expect(writer.hasTransportCc).toBe(known.transportCc !== undefined);
  if (known.transportCc !== undefined) {
    expect(out.readUInt16BE(findExtension(out, view, known.transportCc))).toBe(0x1234);
  }
  if (known.absSendTime !== undefined) {
    const seconds = out.readUIntBE(findExtension(out, view, known.absSendTime), 3) / 2 ** 18;
    expect(seconds).toBeCloseTo(1.5, 3);
  }
});

test("random bytes never throw, and what is found lies inside the packet", () => {
  const view = newRtpView();
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), fc.constantFrom(0x80, 0x90, 0xb0, 0xbf), (bytes, first) => {
      const packet = Buffer.from(bytes);
      if (packet.length > 0) packet[0] = first;
      if (!readRtp(packet, view)) return;
      expect(view.payloadAt).toBeLessThanOrEqual(view.payloadEnd);
      expect(view.payloadEnd).toBeLessThanOrEqual(packet.length);
      for (let id = 0; id < 256; id++) {
        const at = findExtension(packet, view, id);
        if (at >= 0) expect(at + extensionLength(packet, view, at)).toBeLessThanOrEqual(packet.length);
      }
    }),
  );
});

test("contributing sources are no payload", () => {
  const plain = sampleRtp({ payloadType: 111, sequence: 1, timestamp: 2, ssrc: 3, payload: Buffer.from("payload") });
  const packet = Buffer.concat([plain.subarray(0, 12), Buffer.alloc(8, 0xab), plain.subarray(12)]);
  packet[0] = (packet[0] ?? 0) | 2;
  const view = newRtpView();
  expect(readRtp(packet, view)).toBe(true);
  expect(packet.toString("utf8", view.payloadAt, view.payloadEnd)).toBe("payload");
});
