import { createCertificate } from "../certificate.ts";
import { startDtls } from "../dtlsSession.ts";

export type Side = "server" | "client";

interface HandshakeOptions {
  /** What happens to a packet on its way; null if it is lost. */
  onWay?: (packet: Buffer, from: Side) => Buffer | null;
  /** The side that presents a certificate whose key it does not hold. */
  thief?: Side;
}

/** Both sides, connected by queues the test can observe; each message is delivered in its own turn. */
export async function shakeHands({ onWay = (packet) => packet, thief }: HandshakeOptions = {}) {
  const certificates = { server: await createCertificate(), client: await createCertificate() };
  if (thief !== undefined) certificates[thief].keyPem = (await createCertificate()).keyPem;
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
        const arrives = onWay(Buffer.from(packet), role);
        if (arrives !== null) setImmediate(() => sessions[other].receive(arrives));
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
