import { must } from "@atrium/contract";
import { createTestDatabase } from "@atrium/testkit/database";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestGuest } from "@atrium/testkit/testGuest";
import { createWallClock } from "@atrium/testkit/wallClock";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";

const database = await createTestDatabase();
const dataFolder = mkdtempSync(join(tmpdir(), "atrium-missed-files-"));
const clock = createWallClock(Date.UTC(2026, 10, 21, 12));
const settings = { DATA_FOLDER: dataFolder };
const atrium = await startTestAtrium({ databaseUrl: database.url, clock, settings });
afterAll(async () => {
  await atrium.stop();
  await database.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

async function aLogo(): Promise<string> {
  const { web } = await createTestGuest(atrium.url, "Mira");
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#2a7f62" } })
    .png()
    .toBuffer();
  const wanted = await web.done("createImageUploadIntent", { kind: "logo", name: "a.png", bytes: picture.length });
  const headers = { cookie: web.cookies(), origin: atrium.url };
  const answer = await fetch(atrium.url + wanted.uploadUrl, { method: "PUT", headers, body: picture });
  const { success } = (await answer.json()) as { success?: { url: string } };
  return must(must(success, "it is taken").url.split("?")[0], "a path");
}

async function statuses(path: string, times: number): Promise<Record<number, number>> {
  const counted: Record<number, number> = {};
  for (let turn = 0; turn < times; turn += 1) {
    const answer = await fetch(atrium.url + path);
    await answer.arrayBuffer();
    counted[answer.status] = (counted[answer.status] ?? 0) + 1;
  }
  return counted;
}

test("files that are there are given as often as they are wanted; guesses of others come to an end", async () => {
  const logo = await aLogo();
  clock.holdSteady(true);
  expect(await statuses(logo, 400)).toEqual({ 200: 400 });
  expect(await statuses(`/files/${"x".repeat(32)}`, 310)).toEqual({ 404: 300, 429: 10 });
  clock.holdSteady(false);
});
