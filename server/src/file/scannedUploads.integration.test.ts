import { must } from "@atrium/contract";
import { pdfOf } from "@atrium/testkit/badFiles";
import { EICAR, startClamdPeer } from "@atrium/testkit/clamdPeer";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestDatabase } from "@atrium/testkit/database";
import { createTestGuest } from "@atrium/testkit/testGuest";
import type { TestGuest } from "@atrium/testkit/testGuest";
import sharp from "sharp";
import { afterAll, afterEach, expect, test } from "vitest";

const database = await createTestDatabase();
const clamd = await startClamdPeer();
const atrium = await startTestAtrium({ databaseUrl: database.url, settings: { CLAMD_ADDRESS: clamd.address } });
afterAll(async () => {
  await atrium.stop();
  await clamd.stop();
  await database.close();
});
afterEach(() => clamd.fail(false));
const guest: TestGuest = await createTestGuest(atrium.url, "Mira");
const picture = await sharp({ create: { width: 90, height: 60, channels: 3, background: "#2a7f62" } })
  .png()
  .toBuffer();

/** The code that an upload ends with. */
async function uploaded(name: string, body: Buffer): Promise<string> {
  const wanted = must((await guest.web.call("createFileUploadIntent", { name, bytes: body.length })).value, "wanted");
  const headers = { cookie: guest.web.cookies(), origin: atrium.url };
  const answer = await fetch(atrium.url + wanted.uploadUrl, { method: "PUT", headers, body });
  return Object.keys((await answer.json()) as object)[0] ?? "nothing";
}

test("the scanner sees every byte before anything else does, and what it finds is refused", async () => {
  expect(await uploaded("plan.pdf", pdfOf(1))).toBe("success");
  expect(clamd.scanned.at(-1)?.equals(pdfOf(1))).toBe(true);
  const infected = Buffer.concat([picture, Buffer.from(EICAR)]);
  expect(await uploaded("picture.png", infected)).toBe("fileNotSafe");
  expect(await uploaded("picture.png", picture)).toBe("success");
});

test("while the scanner cannot be asked, pictures are drawn anew and taken; a PDF, kept as it came, is not", async () => {
  clamd.fail(true);
  expect(await uploaded("picture.png", picture)).toBe("success");
  expect(await uploaded("plan.pdf", pdfOf(1))).toBe("uploadsBusy");
});
