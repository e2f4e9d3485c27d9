import { randomBytes } from "node:crypto";
import type { Browser, BrowserContextOptions, Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import type { PersonProbe } from "../../web/src/space/visit/probe.ts";
import { drawSparingly, withoutGlass } from "./drawSparingly.ts";
import { looksPass, probeOf } from "./probe.ts";

const words = {
  en: {
    name: "Your name",
    enter: "Enter and listen",
    micOn: "Turn the microphone on",
    micOff: "Turn the microphone off",
    camOn: "Turn the camera on",
    camOff: "Turn the camera off",
    share: "Share a screen",
    leave: "Leave",
  },
  ru: {
    name: "Ваше имя",
    enter: "Войти и слушать",
    micOn: "Включить микрофон",
    micOff: "Выключить микрофон",
    camOn: "Включить камеру",
    camOff: "Выключить камеру",
    share: "Показать экран",
    leave: "Выйти",
  },
} as const;
type Word = keyof (typeof words)["en"];

export interface PersonOptions extends BrowserContextOptions {
  /** The page's language; English by default. */
  language?: "en" | "ru";
  /** Draws every frame and animation; by default pages draw less, as all pages of a run share the processor. */
  drawsAll?: boolean;
  /** Where pages are loaded from, if not directly from the program. */
  siteUrl?: string;
}

/** A person with a separate browser profile; the methods are what people do. */
export interface Person {
  page: Page;
  siteUrl: string;
  language: "en" | "ru";
  button(word: Word): Locator;
  /** Opens a space and enters it with a name. */
  enter(slug: string, name: string): Promise<void>;
  /** Presses the button and waits until it shows its opposite. */
  turnOn(device: "mic" | "cam"): Promise<void>;
  turnOff(device: "mic" | "cam"): Promise<void>;
  /** What this browser receives from a person, by name; null while there is nothing. */
  receives(name: string): Promise<PersonProbe | null>;
  /** Waits until somebody is heard: their audio energy grows, at a gain above zero. */
  hears(name: string): Promise<void>;
  /** Expects that somebody present is no longer heard once the change settles: silent, gain zero or not subscribed. */
  hearsNothingOf(name: string): Promise<void>;
  /** Waits until frames of somebody's camera are decoded. */
  sees(name: string): Promise<void>;
  /** Holds a key down until a condition holds. */
  walkUntil(key: "ArrowRight" | "ArrowLeft" | "ArrowUp" | "ArrowDown", isThere: () => Promise<boolean>): Promise<void>;
}

/** More than a second of measurements, so that they include a beep of Chromium's fake microphone. */
const SILENT_LOOKS = 30;
/** Stretches of measurements of which one must be silent: the sound ends during the first one. */
const SILENT_WITHIN = 3;
/** About ten frames a second: enough for walking and the meters. */
const DRAWING_GAP_MS = 80;
/** A limit for what never happens, far beyond what a busy machine needs. */
const MAY_TAKE_MS = 60_000;
const isAudible = (seen: PersonProbe): boolean => seen.gain > 0 && seen.isHeard;

/** A fresh browser profile with fake devices allowed. */
export async function newPerson(browser: Browser, options: PersonOptions & { siteUrl: string }): Promise<Person> {
  const { language = "en", siteUrl, drawsAll = false, ...more } = options;
  const context = await browser.newContext({
    locale: language === "en" ? "en-US" : "ru-RU",
    permissions: ["microphone", "camera", "clipboard-read", "clipboard-write"],
    baseURL: siteUrl,
    ...(drawsAll ? {} : { reducedMotion: "reduce" as const }),
    ...more,
  });
  await context.addInitScript(() => localStorage.setItem("atrium.probe", "on"));
  if (!drawsAll) await context.addInitScript(drawSparingly, DRAWING_GAP_MS);
  const page = await context.newPage();
  if (!drawsAll) await withoutGlass(page);
  return personOn(page, siteUrl, language);
}

/** A unique short name, so that parallel journeys do not interfere. */
export const unique = (stem: string): string => `${stem} ${randomBytes(3).toString("hex")}`;

function personOn(page: Page, siteUrl: string, language: "en" | "ru"): Person {
  const button = (word: Word): Locator => page.getByRole("button", { name: words[language][word], exact: true });
  const receives = async (name: string): Promise<PersonProbe | null> => (await probeOf(page)).get(name) ?? null;
  /** Waits until two successive readings of what is received from somebody satisfy a condition. */
  const becomes = async (name: string, isSo: (now: PersonProbe, before: PersonProbe) => boolean): Promise<void> => {
    let before = await receives(name);
    const look = async () => {
      const now = await receives(name);
      const shows = now !== null && before !== null && isSo(now, before);
      before = now;
      return shows;
    };
    await expect.poll(look, { intervals: [100], timeout: MAY_TAKE_MS }).toBe(true);
  };
  return {
    page,
    siteUrl,
    language,
    button,
    receives,
    async enter(slug, name) {
      await page.goto(`${siteUrl}/s/${slug}`);
      await page.getByLabel(words[language].name).fill(name);
      await button("enter").click();
      await expect(button("leave")).toBeVisible();
    },
    async turnOn(device) {
      await button(`${device}On`).click();
      // The button changes once the media server has accepted the track; a busy server may be asked twice.
      await expect(button(`${device}Off`)).toBeVisible({ timeout: MAY_TAKE_MS });
    },
    async turnOff(device) {
      await button(`${device}Off`).click();
      await expect(button(`${device}On`)).toBeVisible();
    },
    async hears(name) {
      await becomes(name, (now, before) => isAudible(now) && isAudible(before) && now.audioEnergy > before.audioEnergy);
    },
    async hearsNothingOf(name) {
      await expect.poll(() => receives(name), { timeout: MAY_TAKE_MS }).not.toBeNull();
      let sounds = true;
      for (let stretch = 0; stretch < SILENT_WITHIN && sounds; stretch++) {
        const before = await receives(name);
        await looksPass(page, SILENT_LOOKS);
        const after = await receives(name);
        if (before === null || after === null) throw new Error(`the media server no longer knows ${name}`);
        sounds = after.audioEnergy > before.audioEnergy && (isAudible(before) || isAudible(after));
      }
      expect(sounds, `${name} is heard on`).toBe(false);
    },
    async sees(name) {
      await becomes(name, (now, before) => now.framesDecoded > before.framesDecoded);
    },
    async walkUntil(key, isThere) {
      await page.keyboard.down(key);
      await expect.poll(isThere, { timeout: MAY_TAKE_MS }).toBe(true);
      await page.keyboard.up(key);
    },
  };
}
