import { constants } from "@atrium/contract";
import { expect, test } from "vitest";
import type { Entries, Texts } from "../platform/i18n/texts.ts";
import { appTexts } from "./texts.ts";

const modules = import.meta.glob<Record<string, Texts<Entries>>>("../**/*{t,T}exts.ts", { eager: true });
const domains = Object.entries(modules).flatMap(([path, module]) =>
  Object.values(module)
    .filter((value) => typeof value === "object" && "entries" in value)
    .map((texts) => ({ path, texts })),
);
const forms = (text: string | Record<string, string>) => (typeof text === "string" ? [text] : Object.values(text));
/** Words that docs/GLOSSARY.md replaces, contractions, exclamation marks, American spelling. */
const UNWANTED =
  /\b(everybody|somebody|anybody|no one|e-mail|a mail|bring back|take back|license|colors?|recognize[ds]?)\b|n’t\b|n't\b|!/i;
const values = (text: string) =>
  [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name ?? "").toSorted((a, b) => a.localeCompare(b));

test("every domain's texts are found", () => {
  expect(domains.map(({ texts }) => texts.domain)).toEqual(
    expect.arrayContaining(["app", "account", "team", "space", "room"]),
  );
});

test("every text says something in both languages and takes the same values in all its forms", () => {
  const faults: string[] = [];
  for (const { path, texts } of domains) {
    for (const [key, { ru, en }] of Object.entries(texts.entries)) {
      const all = [...forms(ru), ...forms(en)];
      const [first = ""] = all;
      if (all.some((text) => text.trim() === "")) faults.push(`${path} ${key} is empty`);
      if (all.some((text) => values(text).join() !== values(first).join()))
        faults.push(`${path} ${key} takes other values`);
    }
  }
  expect(faults).toEqual([]);
});

test("Russian texts are Russian and English ones are English", () => {
  const faults: string[] = [];
  for (const { path, texts } of domains) {
    for (const [key, { ru, en }] of Object.entries(texts.entries)) {
      if (forms(en).some((text) => /[а-яё]/i.test(text))) faults.push(`${path} ${key}: Russian letters in English`);
      const words = forms(ru).map((text) => text.replaceAll(/{{\w+}}/g, ""));
      if (words.some((text) => /[a-z]{3}/i.test(text) && !/[а-яё]/i.test(text)))
        faults.push(`${path} ${key}: no Russian`);
    }
  }
  // Example addresses and product names stay as they are.
  expect(faults.filter((fault) => !/emailExample|atrium/i.test(fault.split(" ")[1] ?? ""))).toEqual([]);
});

test("Russian texts call a plan by the name it has in Russian", () => {
  const named = domains.flatMap(({ path, texts }) =>
    Object.entries(texts.entries)
      .filter(([, { ru }]) => forms(ru).some((text) => /\b(enterprise|custom|startup|lite)\b/i.test(text)))
      .map(([key]) => `${path} ${key}`),
  );
  expect(named).toEqual([]);
});

test("English texts keep to the words of the glossary", () => {
  const faults: string[] = [];
  for (const { path, texts } of domains) {
    for (const [key, { en }] of Object.entries(texts.entries)) {
      for (const text of forms(en))
        if (UNWANTED.test(text.replaceAll(/{{\w+}}/g, ""))) faults.push(`${path} ${key}: ${text}`);
    }
  }
  expect(faults).toEqual([]);
});

test("the legal page names the time that guests are kept, and both places where name and language are", () => {
  const { privacyText, onThisDeviceText } = appTexts.entries;
  const days = String(constants.session.guestKeptMs / 86_400_000);
  expect(privacyText.ru).toContain(`${days} дней`);
  expect(privacyText.en).toContain(`${days} days`);
  expect(onThisDeviceText.ru).toContain("Имя и язык хранятся и здесь, и в учётной записи");
  expect(onThisDeviceText.en).toContain("name and language are kept here and with your account");
});
