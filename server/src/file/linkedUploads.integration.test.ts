import { must, uploadBytes } from "@atrium/contract";
import type { UploadedFile } from "@atrium/contract";
import { badFiles } from "@atrium/testkit/badFiles";
import { createTestDatabase } from "@atrium/testkit/database";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestGuest } from "@atrium/testkit/testGuest";
import { createTestNames } from "@atrium/testkit/testNames";
import { createServer } from "node:http";
import type { IncomingMessage, RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

const picture = await sharp({ create: { width: 90, height: 60, channels: 3, background: "#2a7f62" } })
  .png()
  .toBuffer();
const names = createTestNames();
names.records.set("kites.example", { addresses: ["127.0.0.1"] });
names.records.set("inside.example", { addresses: ["10.0.0.5"] });

/** A picture server that only this test lets the program reach. */
const asked: IncomingMessage[] = [];
let answer: RequestListener = () => undefined;
const server = createServer((request, response) => {
  asked.push(request);
  answer(request, response);
});
const gives =
  (body: Buffer, type = "image/png"): RequestListener =>
  (_request, response) =>
    void response.writeHead(200, { "content-type": type }).end(body);
let link = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  link = `http://kites.example:${(server.address() as AddressInfo).port}/rooms/loft.png`;
});
afterEach(() => void asked.splice(0));

const database = await createTestDatabase();
const mayReach = ({ address }: { address: string }) => address === "127.0.0.1";
const atrium = await startTestAtrium({ databaseUrl: database.url, names, mayReach });
afterAll(async () => {
  await atrium.stop();
  await database.close();
  server.closeAllConnections();
  server.close();
});
const guest = await createTestGuest(atrium.url, "Mira");

async function wanted(from: string) {
  const reply = await guest.web.call("createLinkUploadIntent", { kind: "roomBackground", link: from });
  return must(reply.value, "an upload may be wanted");
}
type Answer = Record<string, unknown> & { success?: UploadedFile };
async function send(uploadUrl: string): Promise<Answer> {
  const headers = { cookie: guest.web.cookies(), origin: atrium.url };
  return (await (await fetch(atrium.url + uploadUrl, { method: "PUT", headers })).json()) as Answer;
}
const uploaded = async (from: string) => send((await wanted(from)).uploadUrl);
const codeOf = (reply: Answer) => Object.keys(reply)[0];

test("a picture at a link is fetched once by us, without a word of who asks, and drawn anew as any upload", async () => {
  answer = gives(picture);
  const { uploadUrl, uploadId } = await wanted(link);
  expect(asked).toEqual([]);
  const first = await send(uploadUrl);
  expect(first.success).toMatchObject({
    uploadId,
    kind: "roomBackground",
    name: "loft.png",
    mimeType: "image/webp",
    size: { w: 90, h: 60 },
    dominantColor: expect.stringMatching(/^#/u),
  });
  for (const header of ["cookie", "referer", "authorization", "origin"])
    expect(asked[0]?.headers).not.toHaveProperty(header);
  expect((await send(uploadUrl)).success?.uploadId).toBe(uploadId);
  expect(asked).toHaveLength(1);
  const seen = await fetch(atrium.url + must(first.success, "it is taken").url);
  expect(await sharp(Buffer.from(await seen.arrayBuffer())).metadata()).toMatchObject({ format: "webp", width: 90 });
});

test("a link into our own network, to ourselves or to no picture leads to nothing, and is not asked again", async () => {
  answer = gives(picture);
  const port = new URL(link).port;
  for (const from of [`http://inside.example:${port}/`, `http://unknown.example:${port}/`])
    expect(codeOf(await uploaded(from))).toBe("pictureNotReached");
  expect(asked).toEqual([]);
  answer = (_request, response) => void response.writeHead(302, { location: `http://inside.example:${port}/` }).end();
  expect(codeOf(await uploaded(link))).toBe("pictureNotReached");
  answer = gives(Buffer.from("<title>A page</title>"), "text/html");
  const page = await wanted(link);
  expect([codeOf(await send(page.uploadUrl)), codeOf(await send(page.uploadUrl))]).toEqual([
    "pictureNotReached",
    "uploadIntentExpired",
  ]);
});

test("what calls itself a picture is looked into as every upload is", async () => {
  const bad = await badFiles();
  for (const [name, { content, code }] of Object.entries(bad)) {
    answer = gives(content);
    const isPdf = content.subarray(0, 4).toString() === "%PDF";
    expect([name, codeOf(await uploaded(link))]).toEqual([name, isPdf ? "invalidFileType" : code]);
  }
  answer = gives(Buffer.alloc(uploadBytes.roomBackground + 1));
  expect(await uploaded(link)).toEqual({ fileTooLarge: { limit: uploadBytes.roomBackground } });
});

test.each([
  "ftp://kites.example/a.png",
  "javascript:alert(1)",
  "/files/a",
  "http://127.0.0.1/a.png",
  "http://[::1]/a.png",
  "http://localhost/a.png",
  "http://user@kites.example/a.png",
  `https://kites.example/${"x".repeat(500)}`,
])("%s is no link to a picture", async (odd) => {
  const asking = await guest.web.call("createLinkUploadIntent", { kind: "roomBackground", link: odd });
  expect(asking.code).toBe("invalidRequest");
});
