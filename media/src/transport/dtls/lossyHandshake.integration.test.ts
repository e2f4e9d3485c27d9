import { expect, test } from "vitest";
import { createCertificate } from "./certificate.ts";
import { startDtls } from "./dtlsSession.ts";

type Side = "server" | "client";

/** A handshake in which the given packets of one side (counted from 0) never arrive. */
async function shakeHands(lost: { from: Side; packets: readonly number[] }): Promise<string[]> {
  const certificates = { server: await createCertificate(), client: await createCertificate() };
  const sent = { server: 0, client: 0 };
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
        if (lost.from === role && lost.packets.includes(sent[role]++)) return;
        const copy = Buffer.from(packet);
        setImmediate(() => sessions[other].receive(copy));
      },
      onConnected: () => ended[role]("connected"),
      onData: () => undefined,
      onFailed: (reason) => ended[role](reason),
    });
  };
  const sessions: Record<Side, ReturnType<typeof startDtls>> = { server: start("server"), client: start("client") };
  const results = await Promise.all(outcomes);
  sessions.server.close();
  sessions.client.close();
  return results;
}

const each = (from: Side, count: number) =>
  Array.from({ length: count }, (_, packet) => ({ from, packets: [packet] as readonly number[] }));

test.concurrent.each([
  ...each("client", 7),
  ...each("server", 8),
  { from: "client", packets: [2, 4] },
  { from: "client", packets: [3, 6, 8] },
  { from: "server", packets: [1, 3, 7] },
] as { from: Side; packets: readonly number[] }[])(
  "it succeeds without packets $packets of the $from",
  async (lost) => {
    expect(await shakeHands(lost)).toEqual(["connected", "connected"]);
  },
);
