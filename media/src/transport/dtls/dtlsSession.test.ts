import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createCertificate, hasFingerprint } from "./certificate.ts";
import { handshakePiece, meetRawClient, record } from "./testing/meetRawClient.ts";
import { shakeHands } from "./testing/shakeHands.ts";

test("a fingerprint counts only with a strong hash", async () => {
  const certificate = await createCertificate();
  const der = Buffer.from(certificate.certPem.replaceAll(/-----[^-]+-----|\s/g, ""), "base64");
  const value = certificate.fingerprint;
  expect(hasFingerprint(der, [{ algorithm: "SHA-256", value: value.toLowerCase() }])).toBe(true);
  expect(hasFingerprint(der, [{ algorithm: "sha-1", value }])).toBe(false);
  const other = value.replace(/^../, (byte) => (byte === "00" ? "01" : "00"));
  expect(hasFingerprint(der, [{ algorithm: "sha-256", value: other }])).toBe(false);
  expect(hasFingerprint(der, [])).toBe(false);
});

test("both sides agree on keys, each with the other's as remote", async () => {
  const { outcomes, close } = await shakeHands();
  const [server = "", client = ""] = await Promise.all(outcomes);
  const [, serverLocal, serverRemote] = server.split(" ");
  expect(client).toBe(`connected ${serverRemote} ${serverLocal}`);
  close();
});

test.each([
  { thief: "client", judge: 0 },
  { thief: "server", judge: 1 },
] as const)("a $thief with a stolen certificate, whose key it does not hold, is refused", async ({ thief, judge }) => {
  const { outcomes, close } = await shakeHands({ thief });
  expect(await outcomes[judge]).toBe("the peer does not hold the key of its certificate");
  close();
});

test("a handshake changed on the way is refused", async () => {
  const certificateVerify = 15;
  const { outcomes, close } = await shakeHands({
    onWay: (packet, from) => {
      if (from !== "client" || packet[0] !== 22 || packet[13] !== certificateVerify) return packet;
      packet[packet.length - 1] = (packet[packet.length - 1] ?? 0) ^ 1;
      return packet;
    },
  });
  expect(await outcomes[0]).toBe("the peer does not hold the key of its certificate");
  close();
});

/** Unencrypted records that claim any epoch. */
const forged = fc.record({
  type: fc.constantFrom(20, 21, 22, 23, 24, 99),
  epoch: fc.constantFrom(0, 1, 2),
  content: fc.oneof(fc.constantFrom([1, 0], [2, 40]), fc.array(fc.nat(255), { maxLength: 40 })),
});

test("an established session ignores forged alerts, hellos and garbage", async () => {
  const { sessions, outcomes, heard, close } = await shakeHands();
  await Promise.all(outcomes);
  fc.assert(
    fc.property(forged, ({ type, epoch, content }) => {
      sessions.server.receive(record(type, { epoch, sequence: 7 }, Buffer.from(content)));
    }),
  );
  sessions.client.send(Buffer.from("still here"));
  await expect.poll(() => heard.server).toEqual(["still here"]);
  close();
});

test("an alert ends a session where the peer has sealed it, and not before", async () => {
  const { server, seen, sealed } = await meetRawClient();
  server.receive(sealed(21, Buffer.from([1, 100])));
  const goodbye = sealed(21, Buffer.from([1, 0]));
  for (let at = 13; at < goodbye.length; at++) {
    const changed = Buffer.from(goodbye);
    changed[at] = (changed[at] ?? 0) ^ 1;
    server.receive(changed);
  }
  expect(seen.outcome).toBe("connected");
  server.receive(goodbye);
  expect(seen.outcome).toBe("closed by the peer");
});

const hello = Buffer.alloc(60, 1);

test.each([
  ["a hello", [handshakePiece(1, hello)]],
  ["a hello in pieces", [handshakePiece(1, hello, { to: 30 }), handshakePiece(1, hello, { from: 30 })]],
  ["a Finished in pieces", [handshakePiece(20, hello, { to: 12 }), handshakePiece(20, hello, { from: 48 })]],
  ["nothing at all", [Buffer.alloc(0)]],
])("%s that the peer seals once it is connected begins no handshake and is not kept", async (_what, pieces) => {
  const { server, client, seen, sealed } = await meetRawClient();
  const before = seen.packets;
  for (let times = 0; times < 10; times++) for (const piece of pieces) server.receive(sealed(22, piece));
  await client.send(Buffer.from("still here"));
  server.send(Buffer.from("so are we"));
  // Packets are delivered in a later turn of the event loop, and werift may need more of them.
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
  expect(seen).toEqual({ outcome: "connected", heard: ["still here"], packets: before + 1 });
});

test("a client that did not hear our last word and repeats its own is told again", async () => {
  const lost: Buffer[] = [];
  const { outcomes, sessions, close } = await shakeHands({
    onWay: (packet, from) => {
      const isLastWord = from === "server" && packet.readUInt16BE(3) === 1 && lost.length === 0;
      if (isLastWord) lost.push(packet);
      return isLastWord ? null : packet;
    },
  });
  const [server = "", client = ""] = await Promise.all(outcomes);
  expect([lost.length, server.split(" ")[0], client.split(" ")[0]]).toEqual([1, "connected", "connected"]);
  sessions.client.close();
  close();
});
