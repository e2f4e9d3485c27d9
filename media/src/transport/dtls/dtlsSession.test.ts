import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createCertificate, hasFingerprint } from "./certificate.ts";
import { startDtls } from "./dtlsSession.ts";

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

type Side = "server" | "client";

/** Both sides, connected by queues that the test can listen to; each message is passed on in its own turn. */
async function handshake(options: { forge?: (packet: Buffer, from: Side) => Buffer; thief?: Side } = {}) {
  const certificates = { server: await createCertificate(), client: await createCertificate() };
  if (options.thief !== undefined) certificates[options.thief].keyPem = (await createCertificate()).keyPem;
  const heard: Record<Side, string[]> = { server: [], client: [] };
  const ended: Record<Side, (outcome: string) => void> = { server: () => undefined, client: () => undefined };
  const outcomes = (["server", "client"] as const).map(
    (role) => new Promise<string>((resolve) => (ended[role] = resolve)),
  );
  const start = (role: Side) => {
    const other = role === "server" ? "client" : "server";
    return startDtls({
      role,
      certificate: certificates[role],
      fingerprints: [{ algorithm: "sha-256", value: certificates[other].fingerprint }],
      sendPacket: (packet) => {
        const copy = Buffer.from(options.forge?.(packet, role) ?? packet);
        setImmediate(() => sessions[other].receive(copy));
      },
      onConnected: (keys) =>
        ended[role](`connected ${keys.local.key.toString("hex")} ${keys.remote.key.toString("hex")}`),
      onData: (data) => heard[role].push(data.toString()),
      onFailed: (reason) => ended[role](reason),
    });
  };
  const sessions: Record<Side, ReturnType<typeof startDtls>> = { server: start("server"), client: start("client") };
  return { sessions, heard, outcomes, close: () => (sessions.server.close(), sessions.client.close()) };
}

test("both sides agree on keys, each with the other's as remote", async () => {
  const { outcomes, close } = await handshake();
  const [server = "", client = ""] = await Promise.all(outcomes);
  const [, serverLocal, serverRemote] = server.split(" ");
  expect(client).toBe(`connected ${serverRemote} ${serverLocal}`);
  close();
});

test.each([
  { thief: "client", judge: 0 },
  { thief: "server", judge: 1 },
] as const)("a $thief with a stolen certificate, whose key it does not hold, is refused", async ({ thief, judge }) => {
  const { outcomes, close } = await handshake({ thief });
  expect(await outcomes[judge]).toBe("the peer does not hold the key of its certificate");
  close();
});

test("a handshake changed on the way is refused", async () => {
  const certificateVerify = 15;
  const { outcomes, close } = await handshake({
    forge: (packet, from) => {
      if (from !== "client" || packet[0] !== 22 || packet[13] !== certificateVerify) return packet;
      const forged = Buffer.from(packet);
      forged[forged.length - 1] = (forged[forged.length - 1] ?? 0) ^ 1;
      return forged;
    },
  });
  expect(await outcomes[0]).toBe("the peer does not hold the key of its certificate");
  close();
});

test("an established session ignores forged alerts, hellos and garbage", async () => {
  const { sessions, outcomes, heard, close } = await handshake();
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
