import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findGoPeer } from "./goPeer.ts";
import { freePort, startPeer } from "./peerProcess.ts";
import type { PeerProcess } from "./peerProcess.ts";

/** Versity's S3 gateway: a real S3 server on top of a folder; see `findGoPeer`. */
export function findVersitygw(options: { build: boolean }): string | null {
  const module = "github.com/versity/versitygw";
  const peer = { name: "versitygw", variable: "VERSITYGW", module, command: "cmd/versitygw", version: "v1.8.0" };
  return findGoPeer(peer, options);
}

/** Such a server with an empty bucket, as the environment with which the program uses it. */
export type S3Peer = PeerProcess<Record<"S3_ENDPOINT" | "S3_REGION" | "S3_BUCKET" | "S3_KEY" | "S3_SECRET", string>>;

export function startVersitygw(binary: string): Promise<S3Peer> {
  return startPeer(async () => {
    const folder = mkdtempSync(join(tmpdir(), "atrium-s3-"));
    const [bucket, key, secret, port] = ["atrium", "storekey", randomBytes(24).toString("hex"), await freePort()];
    // A folder inside the gateway's is a bucket. Next to it: the gateway's metadata of objects.
    mkdirSync(join(folder, "buckets", bucket), { recursive: true });
    mkdirSync(join(folder, "about"));
    const url = `http://127.0.0.1:${port}`;
    const access = ["--access", key, "--secret", secret, "--port", `127.0.0.1:${port}`, "--quiet"];
    const store = ["posix", "--sidecar", join(folder, "about"), join(folder, "buckets")];
    const env = { S3_ENDPOINT: url, S3_REGION: "us-east-1", S3_BUCKET: bucket, S3_KEY: key, S3_SECRET: secret };
    return { binary, args: [...access, ...store], folder, url, env };
  });
}
