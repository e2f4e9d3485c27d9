// Makes docs/images/room.jpg: the real program, guests in browsers with drawn webcams, and robots with drawn faces.
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { AvatarAppearance, Palette } from "@atrium/contract";
import { connectLive } from "@atrium/testkit/liveClient";
import { spawnAtrium } from "@atrium/testkit/spawnAtrium";
import { createTestGuest } from "@atrium/testkit/testGuest";
import { createWebCaller } from "@atrium/testkit/webCaller";
import { chromium, type Browser, type Page } from "@playwright/test";
import { browserLaunch } from "../testkit/src/browserLaunch.ts";

interface Robot {
  name: string;
  at: [number, number];
  avatarAppearance: AvatarAppearance;
  palette: Palette;
}

const ROBOTS: readonly Robot[] = [
  { name: "Yuki Tanabe", at: [2200, 740], avatarAppearance: "animal:owl", palette: "mainPalette10v2" },
  { name: "Айгерим Сапарова", at: [2030, 930], avatarAppearance: "animal:fox", palette: "mainPalette7v2" },
  { name: "Timur", at: [1822, 700], avatarAppearance: "face:timur", palette: "mainPalette3v2" },
  { name: "Олег Дружинин", at: [990, 560], avatarAppearance: "letter", palette: "mainPalette9v2" },
  { name: "Zeynep", at: [1560, 1030], avatarAppearance: "face:zeynep", palette: "mainPalette5v2" },
];
const GUESTS = [
  { name: "Marina", webcam: "p-marina", at: [1330, 500] },
  { name: "Tomás", webcam: "p-tomas", at: [1560, 700] },
  { name: "Priya", webcam: "p-priya", at: [1400, 960] },
] as const;
const ME = { name: "Arina", webcam: "p-arina", at: [1090, 780] } as const;

const dataFolder = mkdtempSync(join(tmpdir(), "atrium-picture-"));
const program = await spawnAtrium({ DATA_FOLDER: dataFolder, DEFAULT_LOCALE: "en" });
const url = `http://127.0.0.1:${program.port}`;
const owner = createWebCaller(url);
const names = { teamName: "Kestrel", spaceName: "Kestrel Studio", locale: "en" } as const;
const { spaceId, slug } = await owner.done("tryForFree", { ...names, template: "lounge" });
const browsers: Browser[] = [];

for (const robot of ROBOTS) {
  const newcomer = await createTestGuest(url, robot.name);
  const { avatarAppearance, palette } = robot;
  await newcomer.web.done("updateAccount", { avatarAppearance, palette });
  const live = await connectLive({ url, ticket: await newcomer.ticket(spaceId) });
  await live.join();
  live.move(...robot.at);
}
const pages = [];
for (const guest of GUESTS) pages.push(await enter(guest.name, guest.webcam, guest.at));
const me = await enter(ME.name, ME.webcam, ME.at);
for (const page of pages.slice(0, 2)) await page.getByRole("button", { name: "Turn the microphone on" }).click();
await me.getByRole("button", { name: "Find me" }).click();
for (let press = 0; press < 3; press++) await me.getByRole("button", { name: "Zoom in" }).click();
// Hovering over my muted microphone highlights the floor around me, and shows how many would hear me.
await me.getByRole("button", { name: "Turn the microphone on" }).hover();
await me.waitForTimeout(4000);
mkdirSync("docs/images", { recursive: true });
await me.screenshot({ path: "docs/images/room.jpg", type: "jpeg", quality: 82 });

for (const browser of browsers) await browser.close();
program.kill("SIGTERM");
await program.ended;
rmSync(dataFolder, { recursive: true, force: true });
process.exit(0);

/** A guest with their own camera, who walks to a place by double-clicking the floor there. */
async function enter(name: string, webcam: string, [x, y]: readonly [number, number]): Promise<Page> {
  const file = resolve(dataFolder, `${webcam}.mjpeg`);
  copyFileSync(`web/gallery-assets/${webcam}.jpg`, file);
  const browser = await chromium.launch({
    ...browserLaunch,
    args: [...browserLaunch.args, `--use-file-for-fake-video-capture=${file}`],
  });
  browsers.push(browser);
  const page = await browser.newPage({ locale: "en-US", viewport: { width: 1440, height: 900 } });
  await page.goto(`${url}/s/${slug}`);
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Enter and listen" }).click();
  await page.getByRole("button", { name: "Turn the camera on" }).click();
  await page.getByRole("button", { name: "Turn the camera off" }).waitFor();
  await page.getByRole("button", { name: "Whole room" }).click();
  await page.waitForTimeout(800);
  const floor = await page.evaluate(() => {
    const box = document.querySelector('[data-testid="room-map"] img[data-ready]')?.getBoundingClientRect();
    return box ? { left: box.left, top: box.top, width: box.width } : null;
  });
  if (floor) await page.mouse.dblclick(floor.left + (x * floor.width) / 3200, floor.top + (y * floor.width) / 3200);
  await page.waitForTimeout(800);
  return page;
}
