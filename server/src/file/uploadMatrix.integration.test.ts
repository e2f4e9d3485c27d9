import { must } from "@atrium/contract";
import type { UploadedFile } from "@atrium/contract";
import { badFiles } from "@atrium/testkit/badFiles";
import { createTestDatabase } from "@atrium/testkit/database";
import { goodFiles } from "@atrium/testkit/goodFiles";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestBrowser } from "@atrium/testkit/testBrowser";
import type { TestBrowser } from "@atrium/testkit/testBrowser";
import { findVersitygw, startVersitygw } from "@atrium/testkit/versitygw";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const gateway = findVersitygw({ build: false });
if (gateway === null) console.log("No versitygw here: uploads are kept on the disk alone");

const good = await goodFiles();
// An empty file cannot be announced, so it is never sent.
const { "nothing at all": _nothing, ...bad } = await badFiles();

describe.each(gateway === null ? ["disk"] : ["disk", "a real S3 server"])("kept on %s", (where) => {
  const dataFolder = mkdtempSync(join(tmpdir(), "atrium-matrix-"));
  const ends: (() => unknown)[] = [() => rmSync(dataFolder, { recursive: true, force: true })];
  let origin: string;
  let mira: TestBrowser;
  let cookie: string;

  beforeAll(async () => {
    const s3 = gateway !== null && where !== "disk" ? await startVersitygw(gateway) : null;
    const database = await createTestDatabase();
    const settings = { DATA_FOLDER: dataFolder, ...s3?.env };
    const atrium = await startTestAtrium({ databaseUrl: database.url, settings });
    ends.push(
      () => s3?.stop(),
      () => database.close(),
      () => atrium.stop(),
    );
    origin = `http://127.0.0.1:${atrium.port}`;
    mira = createTestBrowser({ port: atrium.port });
    await mira.call("registerUnverifiedAccount", { name: "Mira" });
    cookie = [...mira.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  });
  afterAll(async () => {
    for (const end of ends.reverse()) await end();
  });

  async function upload(content: Buffer) {
    const wanted = await mira.call("createFileUploadIntent", { name: "one", bytes: content.length });
    const { uploadUrl } = must(wanted.value, "an upload may be wanted");
    const sent = await fetch(origin + uploadUrl, { method: "PUT", headers: { cookie, origin }, body: content });
    return (await sent.json()) as Record<string, unknown> & { success?: UploadedFile };
  }

  test.each(Object.entries(good))("%s is taken, and opens as what it is", async (kind, content) => {
    const mimeType = kind === "PDF" ? "application/pdf" : "image/webp";
    const { url, bytes } = must((await upload(content)).success, "it is taken");
    const answer = await fetch(origin + url);
    expect(answer.headers.get("content-type")).toBe(mimeType);
    const read = Buffer.from(await answer.arrayBuffer());
    expect(read.length).toBe(bytes);
    if (mimeType === "application/pdf") expect(read.equals(content)).toBe(true);
    else expect(await sharp(read).metadata()).toMatchObject({ format: "webp", width: 90, height: 60 });
  });

  test.each(Object.entries(bad))("%s is refused for what it is", async (_name, { content, code }) => {
    expect(Object.keys(await upload(content))).toEqual([code]);
  });
});
