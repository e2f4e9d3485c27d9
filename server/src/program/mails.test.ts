import { LOCALES } from "@atrium/contract";
import { describe, expect, test } from "vitest";
import { exampleMails, MAIL_LINK as link } from "../../../tools/exampleMails.ts";

const cases = Object.entries(exampleMails).flatMap(([name, mail]) =>
  LOCALES.map((locale) => ({ name, locale, ...mail })),
);

/** What somebody reads whose mail program shows no pictures. */
const readable = (html: string): string =>
  html
    .replace(/<(title|style)[^>]*>[\s\S]*?<\/\1>/g, "")
    .replaceAll(/<img[^>]*>/g, "")
    .replaceAll(/<[^>]+>/g, "");

describe.each(cases)("the mail $name ($locale)", ({ make, locale, needed }) => {
  const { html, text, subject } = make(locale);

  test("says all that is needed as text, and without pictures", () => {
    for (const word of needed) expect(text).toContain(word);
    for (const word of needed) expect(word === link ? html : readable(html)).toContain(word);
    expect(readable(html)).toContain("Atrium");
    // Pictures are embedded and decorative: the name stands beside the logo. No request reveals that a mail was read.
    const pictures = [...html.matchAll(/<img [^>]*>/g)].map(([image]) => image);
    expect(pictures.length).toBeGreaterThan(0);
    for (const image of pictures) expect(image).toMatch(/src="cid:[^"]+".* alt=""/);
    expect(html).not.toMatch(/url\(|<link|@import|<script/);
  });

  test("stays readable where a mail program is dark: every text has its own color, every ground its own", () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    // Parts that change color in dark mode have both a background and a text color that match.
    for (const part of ["paper", "card", "ink", "soft"]) expect(html).toContain(`class="${part}"`);
    expect(html).toMatch(/<body class="paper" style="[^"]*background:#/);
    const withText = [...html.matchAll(/<(h1|p|td|a)\b([^>]*)>([^<]*[^<\s][^<]*)</g)];
    expect(withText.length).toBeGreaterThan(2);
    for (const [tag, , attributes] of withText) expect(attributes, tag).toMatch(/[;"]color:#/);
  });

  test("is in its language throughout", () => {
    expect(html).toContain(`<html lang="${locale}">`);
    const isRussian = (said: string) => /[а-яё]{3}/i.test(said);
    const said = [subject, ...text.split("\n\n")].filter((part) =>
      /\p{L}{4}/u.test(part.replaceAll(/\S*[.@/]\S*/g, "")),
    );
    expect(said.filter((part) => isRussian(part) !== (locale === "ru"))).toEqual([]);
  });
});
