import { assert, constantFrom, array, property } from "fast-check";
import { expect, test } from "vitest";
import { isolated } from "./isolated.ts";

const [BEGIN, END] = ["\u2068", "\u2069"];

test("what cannot turn a sentence round stays as it is", () => {
  expect(isolated("Anna 🦊")).toBe("Anna 🦊");
  expect(isolated("Анна")).toBe("Анна");
});

test("a name of another direction stands by itself, without what would turn what follows", () => {
  expect(isolated("שרה")).toBe(`${BEGIN}שרה${END}`);
  expect(isolated("Anna\u202E")).toBe(`${BEGIN}Anna${END}`);
  expect(isolated("Anna\u2069 is typing")).toBe(`${BEGIN}Anna is typing${END}`);
});

test("whatever somebody is called, there is one beginning and one end, around it", () => {
  const sign = constantFrom("a", "ש", "\u202E", "\u202B", "\u202C", "\u2066", "\u2067", "\u2068", "\u2069");
  assert(
    property(array(sign, { minLength: 1, maxLength: 12 }), (signs) => {
      const text = isolated(signs.join(""));
      const turns = text.match(/[\u202A-\u202E\u2066-\u2069]/gu) ?? [];
      return turns.length === 0 || (turns.join("") === BEGIN + END && text.startsWith(BEGIN) && text.endsWith(END));
    }),
  );
});
