import { spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findLivekitServer } from "./livekitServer.ts";

/** A real livekit-server on loopback, as the environment the program needs to use it. */
export interface LivekitPeer {
  env: { LIVEKIT_URL: string; LIVEKIT_KEY: string; LIVEKIT_SECRET: string };
  pid: number;
  stop(): void;
}

/** Another program may take a port between our look and the server's. */
const TRIES = 3;

/** Starts one; throws when there is none on this machine. */
export async function startLivekitPeer(): Promise<LivekitPeer> {
  const binary = findLivekitServer({ build: true });
  if (!binary)
    throw new Error("MEDIA=livekit needs a livekit-server: on the PATH, in LIVEKIT_SERVER, or Go to build one");
  for (let attempt = 1; ; attempt++) {
    try {
      return await start(binary);
    } catch (error) {
      if (attempt === TRIES) throw error;
    }
  }
}

async function start(binary: string): Promise<LivekitPeer> {
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
  const child = spawn(binary, ["--config", config], { stdio: "ignore" });
  const stop = (): void => {
    child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await Promise.race([answering(`http://127.0.0.1:${port}`), failing(child)]);
  } catch (error) {
    stop();
    throw error;
  }
  return {
    env: { LIVEKIT_URL: `ws://127.0.0.1:${port}`, LIVEKIT_KEY: key, LIVEKIT_SECRET: secret },
    pid: child.pid ?? 0,
    stop,
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** Rejects where the program does not start, or ends. */
const failing = (child: ChildProcess): Promise<never> =>
  new Promise((_, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => reject(new Error(`livekit-server ended with ${signal ?? code}`)));
  });

async function answering(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer`);
}
