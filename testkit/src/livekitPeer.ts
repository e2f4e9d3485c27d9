import { randomBytes } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findLivekitServer } from "./livekitServer.ts";
import { freePort, startPeer } from "./peerProcess.ts";
import type { PeerProcess } from "./peerProcess.ts";

/** A real livekit-server on loopback, as the environment the program needs to use it. */
export type LivekitPeer = PeerProcess<{ LIVEKIT_URL: string; LIVEKIT_KEY: string; LIVEKIT_SECRET: string }>;

/** Starts one; throws if this machine has none. */
export async function startLivekitPeer(): Promise<LivekitPeer> {
  const binary = findLivekitServer({ build: true });
  if (!binary)
    throw new Error("MEDIA=livekit needs a livekit-server: on the PATH, in LIVEKIT_SERVER, or Go to build one");
  return startPeer(() => plan(binary));
}

async function plan(binary: string) {
  const [port, tcpPort, udpPort] = await Promise.all([freePort(), freePort(), freePort()]);
  const [key, secret] = ["journeys", randomBytes(32).toString("hex")];
  const folder = mkdtempSync(join(tmpdir(), "atrium-livekit-"));
  const config = join(folder, "livekit.yaml");
  writeFileSync(
    config,
    JSON.stringify({
      port,
      bind_addresses: ["127.0.0.1"],
      rtc: {
        tcp_port: tcpPort,
        udp_port: udpPort,
        use_external_ip: false,
        node_ip: "127.0.0.1",
        interfaces: { includes: ["lo"] },
        enable_loopback_candidate: true,
      },
      keys: { [key]: secret },
      logging: { level: "error" },
    }),
  );
  const env = { LIVEKIT_URL: `ws://127.0.0.1:${port}`, LIVEKIT_KEY: key, LIVEKIT_SECRET: secret };
  return { binary, args: ["--config", config], folder, url: `http://127.0.0.1:${port}`, env };
}
