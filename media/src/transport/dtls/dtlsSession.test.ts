import * as fc from "fast-check";
import { expect, test } from "vitest";
import { DtlsClient } from "werift";
import { createCertificate, hasFingerprint } from "./certificate.ts";
import { startDtls } from "./dtlsSession.ts";
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
  const { server, client, outcome } = await meetRawClient();
  const sealed = (level: number, description: number): Buffer => {
    const at = { epoch: 1, sequence: ++client.dtls.recordSequenceNumber };
    const header = { type: 21, version: 0xfefd, epoch: at.epoch, sequenceNumber: at.sequence };
    return record(
      21,
      at,
      client.cipher.cipher.encrypt(client.cipher.sessionType, Buffer.from([level, description]), header),
    );
  };
  server.receive(sealed(1, 100));
  const goodbye = sealed(1, 0);
  for (let at = 13; at < goodbye.length; at++) {
    const changed = Buffer.from(goodbye);
    changed[at] = (changed[at] ?? 0) ^ 1;
    server.receive(changed);
  }
  expect(outcome()).toBe("connected");
  server.receive(goodbye);
  expect(outcome()).toBe("closed by the peer");
});

function record(type: number, at: { epoch: number; sequence: number }, content: Buffer): Buffer {
  const head = Buffer.from([type, 0xfe, 0xfd, 0, at.epoch, 0, 0, 0, 0, 0, 0, 0, content.length]);
  head.writeUIntBE(at.sequence, 5, 6);
  return Buffer.concat([head, content]);
}

/** Our server and a client whose keys the test can use. */
async function meetRawClient() {
  const [own, theirs] = [await createCertificate(), await createCertificate()];
  const transport = {
    type: "test",
    address: { address: "", family: "", port: 0 },
    closed: false,
    onData: (_packet: Buffer): void => undefined,
    send: (packet: Buffer) => Promise.resolve(void setImmediate(() => server.receive(Buffer.from(packet)))),
    close: () => Promise.resolve(),
  };
  const client = new DtlsClient({
    transport,
    cert: theirs.certPem,
    key: theirs.keyPem,
    signatureHash: theirs.signatureHash,
    srtpProfiles: [7],
    extendedMasterSecret: true,
  });
  let outcome = "";
  const server = startDtls({
    role: "server",
    certificate: own,
    fingerprints: [{ algorithm: "sha-256", value: theirs.fingerprint }],
    sendPacket: (packet) => void setImmediate(() => transport.onData(Buffer.from(packet))),
    onConnected: () => (outcome = "connected"),
    onData: () => undefined,
    onFailed: (reason) => (outcome = reason),
  });
  const isUp = new Promise<void>((resolve) => void client.onConnect.subscribe(() => resolve()));
  await Promise.all([client.connect(), isUp]);
  await expect.poll(() => outcome).toBe("connected");
  return { server, client, outcome: () => outcome };
}
