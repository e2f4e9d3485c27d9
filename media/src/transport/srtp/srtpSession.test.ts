import { must } from "@atrium/contract";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { deriveKey } from "./deriveKey.ts";
import { ReplayWindow } from "./replayWindow.ts";
import { SrtpSession } from "./srtpSession.ts";

const hex = (text: string): Buffer => Buffer.from(text.replaceAll(" ", ""), "hex");
const master = { key: hex("000102030405060708090a0b0c0d0e0f"), salt: hex("101112131415161718191a1b") };

function rtp(sequence: number, payload: Buffer, ssrc = 0x11223344): Buffer {
  const header = Buffer.from([0x80, 96, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt16BE(sequence & 0xffff, 2);
  header.writeUInt32BE(ssrc, 8);
  return Buffer.concat([header, payload]);
}

const seal = (session: SrtpSession, packet: Buffer): Buffer =>
  must(session.sealRtp(packet), "each number is sealed once");

test("session keys are derived as RFC 3711 appendix B.3 shows", () => {
  const published = { key: hex("E1F97A0D3E018BE0D64FA32C06DE4139"), salt: hex("0EC675AD498AFEEBB6960B3AABE6") };
  expect(deriveKey(published, 0, 16)).toEqual(hex("C61E7A93744F39EE10734AFE3FF7A087"));
  expect(deriveKey(published, 2, 14)).toEqual(hex("30CBBC08863D8C85D49DB34A9AE1"));
});

test("any packet comes back as it was, over any number of sequence wraps and with reordering", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 0xffff }),
      fc.array(fc.record({ step: fc.integer({ min: -100, max: 9000 }), payload: fc.uint8Array({ maxLength: 60 }) }), {
        maxLength: 60,
      }),
      (start, steps) => {
        const sender = new SrtpSession(master);
        const receiver = new SrtpSession(master);
        const sent = new Set<number>();
        let index = 0x10000 + start;
        seal(sender, rtp(start, Buffer.alloc(0)));
        receiver.openRtp(seal(new SrtpSession(master), rtp(start, Buffer.alloc(0))));
        sent.add(index);
        for (const { step, payload } of steps) {
          index += step;
          if (sent.has(index) || index < 0x10000 + start) continue;
          sent.add(index);
          const plain = rtp(index, Buffer.from(payload));
          expect(receiver.openRtp(seal(sender, plain))).toEqual(plain);
        }
      },
    ),
    { numRuns: 60 },
  );
});

test("a changed bit anywhere is refused", () => {
  const plain = rtp(7, Buffer.from("the payload"));
  fc.assert(
    fc.property(fc.nat({ max: (plain.length + 16) * 8 - 1 }), (bit) => {
      const sealed = seal(new SrtpSession(master), plain);
      sealed[bit >> 3] = (sealed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(new SrtpSession(master).openRtp(sealed)).toBeNull();
    }),
  );
});

test("the same packet is taken once only", () => {
  const sender = new SrtpSession(master);
  const receiver = new SrtpSession(master);
  const sealed = seal(sender, rtp(1, Buffer.from("one")));
  expect(receiver.openRtp(Buffer.from(sealed))).not.toBeNull();
  expect(receiver.openRtp(Buffer.from(sealed))).toBeNull();
  const report = sender.sealRtcp(hex("80c90001 00000001"));
  expect(receiver.openRtcp(Buffer.from(report))).toEqual(hex("80c90001 00000001"));
  expect(receiver.openRtcp(Buffer.from(report))).toBeNull();
});

test("a number is sealed once only, and none that may have been", () => {
  const sender = new SrtpSession(master);
  for (const sequence of [5000, 4999, 6000]) seal(sender, rtp(sequence, Buffer.from("first")));
  for (const sequence of [5000, 4999, 6000, 4900]) expect(sender.sealRtp(rtp(sequence, Buffer.from("x")))).toBeNull();
  expect(sender.sealRtp(rtp(5001, Buffer.from("late")))).not.toBeNull();
});

test("a forged packet does not move the window", () => {
  const sender = new SrtpSession(master);
  const receiver = new SrtpSession(master);
  receiver.openRtp(seal(sender, rtp(1, Buffer.from("one"))));
  receiver.openRtp(Buffer.concat([rtp(40_000, Buffer.from("forged")), Buffer.alloc(16)]));
  expect(receiver.openRtp(seal(sender, rtp(2, Buffer.from("two"))))).toEqual(rtp(2, Buffer.from("two")));
});

test("a peer that makes up stream after stream is heard no more, while its known streams go on", () => {
  const sender = new SrtpSession(master);
  const receiver = new SrtpSession(master);
  const taken = (ssrc: number): boolean => receiver.openRtp(seal(sender, rtp(1, Buffer.from("x"), ssrc))) !== null;
  let streams = 0;
  while (streams < 20_000 && taken(streams)) streams++;
  expect(streams).toBe(8192);
  expect(receiver.openRtp(seal(sender, rtp(2, Buffer.from("x"), 0)))).not.toBeNull();
});

test("an unencrypted control packet is refused", () => {
  const sealed = new SrtpSession(master).sealRtcp(hex("80c90001 00000001"));
  sealed[sealed.length - 4] = (sealed[sealed.length - 4] ?? 0) & 0x7f;
  expect(new SrtpSession(master).openRtcp(sealed)).toBeNull();
});

test("random bytes are refused and never throw", () => {
  const receiver = new SrtpSession(master);
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 120 }), (bytes) => {
      expect(receiver.openRtp(Buffer.from(bytes))).toBeNull();
      expect(receiver.openRtcp(Buffer.from(bytes))).toBeNull();
    }),
  );
});

test("the replay window agrees with a plain set of what was seen", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 5000 }), { maxLength: 300 }), (indexes) => {
      const window = new ReplayWindow();
      const seen = new Set<number>();
      let highest = -1;
      for (const index of indexes) {
        expect(window.isNew(index)).toBe(index > highest - 1024 && !seen.has(index));
        if (!window.isNew(index)) continue;
        window.mark(index);
        seen.add(index);
        highest = Math.max(highest, index);
      }
    }),
  );
});

test("a stream that has ended is forgotten, and still no number is sealed or opened twice when it begins again", () => {
  const [sealer, opener] = [new SrtpSession(master), new SrtpSession(master)];
  const sealed = [70, 71, 73].map((sequence) => seal(sealer, rtp(sequence, Buffer.from("x"))));
  for (const packet of sealed.slice(0, 2)) expect(opener.openRtp(Buffer.from(packet))).not.toBeNull();
  for (const session of [sealer, opener]) session.retire(0x11223344);
  expect([sealer.size, opener.size]).toEqual([0, 0]);
  expect(sealer.sealRtp(rtp(72, Buffer.from("y")))).toBeNull();
  expect(opener.openRtp(Buffer.from(must(sealed[1], "two were opened")))).toBeNull();
  expect(opener.openRtp(Buffer.from(must(sealed[2], "three were sealed")))).not.toBeNull();
  const next = seal(sealer, rtp(74, Buffer.from("z")));
  expect(opener.openRtp(next)?.subarray(12).toString()).toBe("z");
});

test("a thousand streams that come and go leave no more than one behind", () => {
  const session = new SrtpSession(master);
  for (let ssrc = 1; ssrc <= 1000; ssrc++) {
    seal(session, rtp(1, Buffer.from("x"), ssrc));
    session.retire(ssrc - 1);
  }
  expect(session.size).toBe(1);
});
