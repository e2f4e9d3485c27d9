import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { LOCALES } from "../contract/src/index.ts";
import { picturesIn } from "../server/src/platform/mail/mailPictures.ts";
import { exampleMails } from "./exampleMails.ts";

const WINDOWS = { desktop: { width: 720, height: 700 }, phone: { width: 390, height: 700 } } as const;
const SCHEMES = ["light", "dark"] as const;

interface Shooting {
  target: string;
  isWanted: (name: string) => boolean;
}

/**
 * Draws each mail in both languages: light and dark, wide and narrow, without its pictures, and as text. Returns how
 * many.
 */
export async function takeMails(page: Page, { target, isWanted }: Shooting): Promise<number> {
  let count = 0;
  // Opened at the gallery's own URL, a mail, which has no icon, would request one that does not exist.
  await page.goto("about:blank");
  const take = async (file: string, html: string) => {
    await page.setContent(html);
    await page.screenshot({ path: join(target, `${file}.png`), fullPage: true });
    count += 1;
  };
  for (const [name, { make }] of Object.entries(exampleMails)) {
    if (!isWanted(`mail/${name}`)) continue;
    for (const locale of LOCALES) {
      const { html, text } = make(locale);
      for (const [size, window] of Object.entries(WINDOWS)) {
        await page.setViewportSize(window);
        for (const colorScheme of SCHEMES) {
          await page.emulateMedia({ colorScheme });
          await take(`mail-${name}.${size}.${locale}.${colorScheme}`, withPictures(html));
        }
      }
      await page.setViewportSize(WINDOWS.desktop);
      await page.emulateMedia({ colorScheme: "light" });
      await take(`mail-${name}.no-pictures.${locale}`, withoutPictures(html));
      await take(
        `mail-${name}.text.${locale}`,
        `<pre style="white-space:pre-wrap;font:14px/20px monospace">${text}</pre>`,
      );
    }
  }
  return count;
}

/** As shown by a mail program that loads no pictures: a browser would report URLs that it does not know. */
const withoutPictures = (html: string): string => html.replaceAll(/src="cid:[^"]*"/g, 'src=""');

/** As shown by a mail program that displays embedded pictures. */
export const withPictures = (html: string): string =>
  picturesIn(html).reduce(
    (drawn, { cid, path }) =>
      drawn.replaceAll(`cid:${cid}`, `data:image/png;base64,${readFileSync(path).toString("base64")}`),
    html,
  );
