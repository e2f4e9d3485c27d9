import { expect, test } from "vitest";
import { chooseLocale } from "./chooseLocale.ts";

test("a kept choice wins over the browser's wish", () => {
  expect(chooseLocale("ru", ["en-GB"])).toBe("ru");
  expect(chooseLocale("en", ["ru"])).toBe("en");
});

test("a first visit follows a browser that asks for English", () => {
  expect(chooseLocale(null, ["en-US", "ru"])).toBe("en");
  expect(chooseLocale(null, ["de-DE", "en"])).toBe("en");
});

test("a first visit is Russian when the browser asks for neither or for Russian first", () => {
  expect(chooseLocale(null, ["ru-RU", "en"])).toBe("ru");
  expect(chooseLocale(null, ["de"])).toBe("ru");
  expect(chooseLocale(null, [])).toBe("ru");
});

test("a damaged choice counts as none", () => {
  expect(chooseLocale("klingon", ["en"])).toBe("en");
});
