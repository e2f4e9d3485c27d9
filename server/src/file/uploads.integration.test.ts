import { constants, FileUrl, must } from "@atrium/contract";
import type { UploadedFile, UploadKind } from "@atrium/contract";
import { pdfOf } from "@atrium/testkit/badFiles";
import { createTestDatabase } from "@atrium/testkit/database";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestBrowser } from "@atrium/testkit/testBrowser";
import type { TestBrowser } from "@atrium/testkit/testBrowser";
import { createWallClock } from "@atrium/testkit/wallClock";
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { clean } from "../program/housekeeping.ts";
import { createDiskStore } from "../platform/files/diskStore.ts";
import { createLocalBus } from "../platform/bus.ts";

const database = await createTestDatabase();
const dataFolder = mkdtempSync(join(tmpdir(), "atrium-uploads-"));
const clock = createWallClock(Date.UTC(2026, 10, 21, 12));
const atrium = await startTestAtrium({ databaseUrl: database.url, clock, settings: { DATA_FOLDER: dataFolder } });
const origin = `http://127.0.0.1:${atrium.port}`;
afterAll(async () => {
  await atrium.stop();
  await database.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

const picture = await sharp({ create: { width: 90, height: 60, channels: 3, background: "#2a7f62" } })
  .png()
  .toBuffer();

async function person(): Promise<TestBrowser> {
  const browser = createTestBrowser({ port: atrium.port });
  await browser.call("registerUnverifiedAccount", { name: "Mira" });
  return browser;
}
const cookieOf = (browser: TestBrowser) => [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");

const NAME = "Моя картинка.png";

async function want(
  browser: TestBrowser,
  kind: Exclude<UploadKind, "chat">,
  { length: bytes, name = NAME }: { length: number; name?: string },
) {
  const asked =
    kind === "file" || kind === "temporary"
      ? await browser.call(kind === "file" ? "createFileUploadIntent" : "createTemporaryFile", { name, bytes })
      : await browser.call("createImageUploadIntent", { kind, name, bytes });
  return must(asked.value, "an upload may be wanted");
}

type Answer = Record<string, unknown> & { success?: UploadedFile };
type From = TestBrowser | null | { browser: TestBrowser; from: string };
async function send(sender: From, path: string, body: Buffer): Promise<Answer> {
  const { browser, from } = sender !== null && "from" in sender ? sender : { browser: sender, from: origin };
  const cookie = browser === null ? "" : cookieOf(browser);
  const answer = await fetch(origin + path, { method: "PUT", headers: { cookie, origin: from }, body });
  return (await answer.json()) as Answer;
}
const open = (path: string, browser: TestBrowser | null = null) =>
  fetch(origin + path, { headers: browser === null ? {} : { cookie: cookieOf(browser) } });
const stored = () =>
  readdirSync(join(dataFolder, "files"), { recursive: true, withFileTypes: true }).filter((one) => one.isFile());

test("a picture becomes an avatar that others see, and that nobody can run anything from", async () => {
  const [mira, other] = [await person(), await person()];
  const { uploadId, uploadUrl } = await want(mira, "avatar", picture);
  const uploaded = must((await send(mira, uploadUrl, picture)).success, "it is taken");
  expect(uploaded).toMatchObject({ uploadId, mimeType: "image/webp", size: { w: 60, h: 60 }, pages: null });
  const updated = await mira.call("updateAccount", { avatarUploadId: uploadId });
  const avatarUrl = must(updated.value?.account.avatarUrl, "there is a picture");
  expect(FileUrl.safeParse(avatarUrl).success).toBe(true);

  const seen = await open(avatarUrl, other);
  expect(seen.status).toBe(200);
  expect(Object.fromEntries(seen.headers)).toMatchObject({
    "content-type": "image/webp",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
    "content-disposition": `inline; filename="___ ________.png"; filename*=UTF-8''${encodeURIComponent("Моя картинка.png")}`,
  });
  expect((await sharp(Buffer.from(await seen.arrayBuffer())).metadata()).format).toBe("webp");
  const without = await mira.call("updateAccount", { avatarUploadId: null });
  expect(without.value?.account.avatarUrl).toBeNull();
});

test("who chooses a drawn face is no longer shown by the picture they had", async () => {
  const mira = await person();
  const { uploadId, uploadUrl } = await want(mira, "avatar", picture);
  await send(mira, uploadUrl, picture);
  await mira.call("updateAccount", { avatarUploadId: uploadId });
  const drawn = await mira.call("setAvatarAppearance", { avatarAppearance: "animal:owl" });
  expect(drawn.value?.account).toMatchObject({ avatarUrl: null, avatarAppearance: "animal:owl" });
});

test.each(["logo", "roomBackground", "avatar"] as const)(
  "the kind %s stands before the entrance: whoever was told its name sees it, without a session too",
  async (kind) => {
    const mira = await person();
    const { uploadUrl } = await want(mira, kind, picture);
    const { url } = must((await send(mira, uploadUrl, picture)).success, "it is taken");
    const [path = ""] = url.split("?");
    expect((await open(path)).status).toBe(200);
    expect((await open(`${path.slice(0, -4)}aaaa`)).status).toBe(404);
    for (const odd of ["%00", "a%00", "%20", "..%2F", "%F0%9F%98%80"])
      expect((await open(`/files/${odd}`)).status).toBe(404);
  },
);

test("an upload is good once: again it answers the same file, whatever comes", async () => {
  const mira = await person();
  const { uploadUrl } = await want(mira, "image", picture);
  const first = await send(mira, uploadUrl, picture);
  const again = await send(mira, uploadUrl, Buffer.from("something else altogether"));
  expect(again.success).toMatchObject({ uploadId: first.success?.uploadId, bytes: first.success?.bytes });
});

test("nobody sends for somebody else, without a session, or from another site's page", async () => {
  const [mira, other] = [await person(), await person()];
  const { uploadUrl } = await want(mira, "image", picture);
  expect(await send(other, uploadUrl, picture)).toEqual({ uploadIntentNotFound: {} });
  expect(await send(null, uploadUrl, picture)).toEqual({ unauthorized: {} });
  expect(await send({ browser: mira, from: "https://evil.example" }, uploadUrl, picture)).toEqual({ forbidden: {} });
  expect((await send(mira, uploadUrl, picture)).success).toBeDefined();
});

test("refused content spends its upload and leaves nothing behind", async () => {
  const mira = await person();
  const before = stored().length;
  const page = Buffer.from("<!doctype html><script>alert(1)</script>");
  const { uploadUrl, uploadId } = await want(mira, "image", { length: page.length, name: "picture.png" });
  expect(await send(mira, uploadUrl, page)).toEqual({ invalidFileType: {} });
  expect(await send(mira, uploadUrl, page)).toEqual({ uploadIntentExpired: {} });
  const lasting = await mira.call("generatePersistedImageUploadUrl", { uploadId });
  expect(lasting.code).toBe("uploadIntentNotFound");
  expect(stored().length).toBe(before);
});

test("not a byte more than announced is taken", async () => {
  const mira = await person();
  const { uploadUrl } = await want(mira, "image", { length: picture.length - 1 });
  expect(await send(mira, uploadUrl, picture)).toEqual({ fileTooLarge: { limit: picture.length - 1 } });
});

test("less than announced is answered as a damaged file", async () => {
  const mira = await person();
  const { uploadUrl } = await want(mira, "image", { length: picture.length + 1 });
  expect(await send(mira, uploadUrl, picture)).toEqual({ fileDamaged: {} });
});

test("a file that cannot be kept is answered, and may be sent again once it can", async () => {
  const mira = await person();
  const { uploadUrl } = await want(mira, "image", picture);
  const files = join(dataFolder, "files");
  mkdirSync(files, { recursive: true });
  renameSync(files, `${files}.away`);
  writeFileSync(files, "no folder");
  expect(await send(mira, uploadUrl, picture)).not.toHaveProperty("success");
  rmSync(files);
  renameSync(`${files}.away`, files);
  expect((await send(mira, uploadUrl, picture)).success).toBeDefined();
});

test("an upload whose line breaks may be sent again", async () => {
  const mira = await person();
  const { uploadUrl } = await want(mira, "image", picture);
  await new Promise<void>((resolve) => {
    const headers = { cookie: cookieOf(mira), origin, "content-length": picture.length };
    const broken = request(origin + uploadUrl, { method: "PUT", headers });
    broken.once("error", () => resolve());
    broken.write(picture.subarray(0, 20), () => broken.destroy(new Error("the line broke")));
  });
  await expect.poll(async () => (await send(mira, uploadUrl, picture)).success, { timeout: 20_000 }).toBeDefined();
});

test("an upload that nobody begins within fifteen minutes is over", async () => {
  const mira = await person();
  const { uploadUrl } = await want(mira, "image", picture);
  clock.move(constants.uploads.intentForMs);
  expect(await send(mira, uploadUrl, picture)).toEqual({ uploadIntentExpired: {} });
});

test("a PDF opens for its owner and by a signed link for ten minutes, and is saved rather than shown", async () => {
  const [mira, other] = [await person(), await person()];
  const pdf = pdfOf(2);
  const { uploadUrl } = await want(mira, "file", { length: pdf.length, name: 'plan "final".pdf' });
  const { url, pages } = must((await send(mira, uploadUrl, pdf)).success, "it is taken");
  expect(pages).toBe(2);
  const [path = ""] = url.split("?");
  const answer = await open(url);
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="plan _final_\.pdf"/);
  expect(Buffer.from(await answer.arrayBuffer()).equals(pdf)).toBe(true);
  expect([(await open(path, mira)).status, (await open(path, other)).status]).toEqual([200, 404]);
  expect((await open(url.replace(/until=\d/, "until=9"))).status).toBe(404);
  clock.move(constants.uploads.linkForMs + 1);
  expect((await open(url)).status).toBe(404);
});

test("what nobody shows after a day is removed with its file; what somebody shows stays", async () => {
  const mira = await person();
  const store = createDiskStore(join(dataFolder, "files"));
  const used = await want(mira, "avatar", picture);
  const unused = await want(mira, "avatar", picture);
  const brief = await want(mira, "temporary", picture);
  const paths: string[] = [];
  for (const { uploadUrl } of [used, unused, brief]) {
    const { url } = must((await send(mira, uploadUrl, picture)).success, "it is taken");
    paths.push(must(url.split("?")[0], "an address has a path"));
  }
  await mira.call("updateAccount", { avatarUploadId: used.uploadId });
  const areStored = () => paths.map((path) => stored().some(({ name }) => path.endsWith(name)));
  await clean(
    { db: database.db, bus: createLocalBus(), files: store },
    clock.nowMs() + constants.uploads.temporaryForMs + 1,
  );
  expect(areStored()).toEqual([true, true, false]);
  await clean(
    { db: database.db, bus: createLocalBus(), files: store },
    clock.nowMs() + constants.uploads.unusedForMs + 1,
  );
  expect(areStored()).toEqual([true, false, false]);
});
