import { expect, test } from "vitest";
import { defineTexts, sayIn } from "./texts.ts";

const fruit = defineTexts("test-fruit", {
  greeting: { ru: "Привет, {{name}}", en: "Hello, {{name}}" },
  apples: {
    ru: { one: "{{count}} яблоко", few: "{{count}} яблока", many: "{{count}} яблок" },
    en: { one: "{{count}} apple", other: "{{count}} apples" },
  },
});

test("a text is said in the asked language with its values, unescaped", () => {
  expect(sayIn(fruit, "ru")("greeting", { name: "Аня & Co" })).toBe("Привет, Аня & Co");
  expect(sayIn(fruit, "en")("greeting", { name: "Ann" })).toBe("Hello, Ann");
});

test("Russian counts follow their three forms", () => {
  const say = sayIn(fruit, "ru");
  const said = [0, 1, 2, 5, 11, 12, 21, 22, 25, 111].map((count) => say("apples", { count }));
  expect(said).toEqual([
    "0 яблок",
    "1 яблоко",
    "2 яблока",
    "5 яблок",
    "11 яблок",
    "12 яблок",
    "21 яблоко",
    "22 яблока",
    "25 яблок",
    "111 яблок",
  ]);
});

test("English counts follow their two forms", () => {
  const say = sayIn(fruit, "en");
  expect([0, 1, 2].map((count) => say("apples", { count }))).toEqual(["0 apples", "1 apple", "2 apples"]);
});
