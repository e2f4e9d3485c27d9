import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createCertificate, hasFingerprint } from "./certificate.ts";
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

test("an established session ignores forged alerts, hellos and garbage", async () => {
  const { sessions, outcomes, heard, close } = await shakeHands();
  await Promise.all(outcomes);
  sessions.server.receive(Buffer.from("15fefd000000000000000000020100", "hex"));
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      sessions.server.receive(Buffer.from([22, 0xfe, 0xfd, 0, 0, ...bytes]));
    }),
  );
  sessions.client.send(Buffer.from("still here"));
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  expect(heard.server).toEqual(["still here"]);
  close();
});
