import { startS3Server } from "@atrium/testkit/s3Server";
import { findVersitygw, startVersitygw } from "@atrium/testkit/versitygw";
import type { S3Peer } from "@atrium/testkit/versitygw";
import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, describe, expect, test } from "vitest";
import { partOf } from "./byteRange.ts";
import { createDiskStore } from "./diskStore.ts";
import { createS3Store } from "./s3Store.ts";

const folder = await mkdtemp(join(tmpdir(), "atrium-store-"));
const small = await startS3Server({ key: "storekey" });
const gateway = findVersitygw({ build: false });
if (gateway === null) console.log("No versitygw here: of S3 servers the small one alone is asked");
const real = gateway === null ? null : await startVersitygw(gateway);
afterAll(async () => {
  await small.stop();
  real?.stop();
  await rm(folder, { recursive: true });
});

const bucket = { region: "us-east-1", bucket: "atrium", key: "storekey", secret: "storesecret" };
const s3OptionsOf = (env: S3Peer["env"]) => ({
  endpoint: env.S3_ENDPOINT,
  region: env.S3_REGION,
  bucket: env.S3_BUCKET,
  key: env.S3_KEY,
  secret: env.S3_SECRET,
});
const stores = {
  disk: createDiskStore(join(folder, "files")),
  "a small S3 server": createS3Store({ ...bucket, endpoint: small.url }),
  ...(real === null ? {} : { "a real S3 server": createS3Store(s3OptionsOf(real.env)) }),
};
const newKey = () => randomBytes(24).toString("base64url");

describe.each(Object.entries(stores))("on %s", (_name, store) => {
  test("what is stored comes back byte for byte, again and again, until it is removed", async () => {
    const [key, content, path] = [newKey(), randomBytes(300_000), join(folder, newKey())];
    await writeFile(path, content);
    await store.put(key, { path, bytes: content.length, mimeType: "image/webp" });
    for (let time = 0; time < 2; time += 1) {
      const read = await store.read(key);
      expect(read?.bytes).toBe(content.length);
      expect(read !== null && content.equals(await buffer(read.content))).toBe(true);
    }
    await store.remove(key);
    expect(await store.read(key)).toBeNull();
  });

  test("a part comes as it was asked for, and says how long the whole is", async () => {
    const [key, content, path] = [newKey(), randomBytes(1000), join(folder, newKey())];
    await writeFile(path, content);
    await store.put(key, { path, bytes: content.length, mimeType: "video/webm" });
    const asked = [{ first: 10, last: 19 }, { first: 990, last: null }, { fromEnd: 5 }] as const;
    for (const each of asked) {
      const read = await store.read(key, each);
      const { first, last } = partOf(each, content.length) ?? { first: 0, last: 0 };
      expect(read).toMatchObject({ bytes: 1000, part: { first, last } });
      expect(read !== null && content.subarray(first, last + 1).equals(await buffer(read.content))).toBe(true);
    }
    expect(await store.read(key, { first: 1000, last: null })).toMatchObject({ bytes: 1000, part: "nothing" });
    await store.remove(key);
    expect(await store.read(key, { first: 0, last: null })).toBeNull();
  });

  test("what is not there is nothing, and removing it is no fault", async () => {
    const key = newKey();
    expect(await store.read(key)).toBeNull();
    await store.remove(key);
  });

  test("nothing but a key of ours reaches it", async () => {
    for (const key of ["../secrets.json", "", "a".repeat(31), `${"a".repeat(31)}/`])
      await expect((async () => store.read(key))()).rejects.toThrow("Not a key");
  });
});
