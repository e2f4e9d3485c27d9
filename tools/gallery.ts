import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Browser, type Page } from "@playwright/test";
import { LOCALES, type Locale } from "../contract/src/index.ts";
import { browserLaunch } from "../testkit/src/browserLaunch.ts";
import { GALLERY_SIZES, USUAL_SIZES, type GallerySize } from "../web/src/ui/galleryState.ts";
import { serveGallery } from "./gallerySite.ts";
import { showVideos } from "./galleryVideos.ts";
import { takeMails } from "./mailPictures.ts";

/*
 * Draws every state of the gallery (web/src/<domain>/gallery.tsx) and writes the pictures to .data/gallery.
 *   npm run gallery                    everything
 *   npm run gallery -- room sign-in    states whose name contains one of the words
 *   npm run gallery -- mail            every mail: as mail programs show it, without pictures, and as text
 *   npm run gallery -- --quick room    only desktop, English, light
 * The exit code is 1 when a state logs an error, cannot be drawn or is wider than its window.
 */
const root = join(import.meta.dirname, "..");
const target = join(root, ".data", "gallery");
const sizes = GALLERY_SIZES;
interface Shot {
  state: string;
  size: GallerySize;
  locale: Locale;
  scheme: "light" | "dark";
}

/** Emulates touch: controls that only react to hovering are absent, and touch targets are larger. */
const FINGER = { hasTouch: true, isMobile: true } as const;
const isHeld = (size: GallerySize): boolean => size === "phone" || size === "sideways" || size === "upright";

const words = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const isQuick = process.argv.includes("--quick");

// Its own folder, so that two runs do not disturb each other.
const siteFolder = `gallery-site-${process.pid}`;
const site = await serveGallery(siteFolder);
// Without a camera the crowd shows its still pictures: a fake camera would draw a test pattern into every bubble.
const args = browserLaunch.args.filter((arg) => !arg.startsWith("--use-fake-"));
const browser = await chromium.launch({ ...browserLaunch, args });
try {
  process.exitCode = await takeAll(browser);
} finally {
  await browser.close();
  await site.close();
  await rm(join(root, ".data", siteFolder), { recursive: true, force: true });
}

async function takeAll(from: Browser): Promise<number> {
  if (words.length === 0) await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const pages = { mouse: await from.newPage(), finger: await from.newPage(FINGER) };
  const shots = (await listStates(pages.mouse)).filter(isWanted).flatMap(shotsOf);
  const faults: string[] = [];
  for (const page of Object.values(pages)) {
    await showVideos(page);
    page.on("pageerror", (error) => faults.push(`${page.url()}: ${error.message}`));
    page.on("console", (message) => {
      if (message.type() === "error") faults.push(`${page.url()}: ${message.text()}`);
    });
  }
  for (const shot of shots) {
    const page = isHeld(shot.size) ? pages.finger : pages.mouse;
    await take(page, shot);
    const width = Number(await page.evaluate("document.documentElement.scrollWidth"));
    if (width > sizes[shot.size].width)
      faults.push(`${page.url()}: ${width} wide in a window of ${sizes[shot.size].width}`);
  }
  const mails = isQuick ? 0 : await takeMails(pages.mouse, { target, isWanted: (name) => isWanted({ name }) });
  console.log(`${shots.length + mails} pictures in ${target}`);
  for (const fault of faults) console.error(fault);
  return faults.length === 0 ? 0 : 1;
}

interface Listed {
  name: string;
  sizes: GallerySize[] | null;
}
async function listStates(page: Page): Promise<Listed[]> {
  await page.goto(site.url);
  const listed = await page.waitForFunction("window.galleryStates");
  return (await listed.jsonValue()) as Listed[];
}

function isWanted({ name }: Pick<Listed, "name">): boolean {
  return words.length === 0 || words.some((word) => name.includes(word));
}

function shotsOf({ name, sizes: wanted }: Listed): Shot[] {
  if (isQuick) return [{ state: name, size: wanted?.[0] ?? "desktop", locale: "en", scheme: "light" }];
  const shots: Shot[] = [];
  for (const size of wanted ?? USUAL_SIZES) {
    for (const locale of LOCALES) {
      for (const scheme of ["light", "dark"] as const) shots.push({ state: name, size, locale, scheme });
    }
  }
  return shots;
}

async function take(page: Page, { state, size, locale, scheme }: Shot): Promise<void> {
  await page.setViewportSize(sizes[size]);
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: scheme });
  await page.goto(`${site.url}?state=${encodeURIComponent(state)}&locale=${locale}&scheme=${scheme}`);
  await page.evaluate("document.fonts.ready");
  await page.waitForLoadState("networkidle");
  await page.waitForFunction('[...document.images].every((image) => image.complete || image.loading === "lazy")');
  // A room's floor appears after its blurred preview.
  await page.waitForFunction('document.querySelector("img[data-ready=false]") === null');
  // Waits for videos and PDFs that are still loading.
  await page.waitForFunction('document.querySelector("[data-coming]") === null');
  const file = `${state.replaceAll("/", "-")}.${size}.${locale}.${scheme}.png`;
  await page.screenshot({ path: join(target, file) });
}
