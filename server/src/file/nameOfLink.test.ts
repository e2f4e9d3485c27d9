import { expect, test } from "vitest";
import { nameOfLink } from "./nameOfLink.ts";

test.each([
  ["https://kites.example/pictures/loft.png?w=2", "loft.png"],
  ["https://kites.example/%D0%BF%D0%BE%D0%BB.webp", "пол.webp"],
  ["https://kites.example/a%2F..%5Cb.png", "a..b.png"],
  ["https://kites.example/%zz", "%zz"],
  ["https://kites.example/", "kites.example"],
  ["https://kites.example", "kites.example"],
  ["https://kites.example:99999/x.png", "https://kites.example:99999/x.png"],
])("%s is called %s", (link, name) => {
  expect(nameOfLink(link)).toBe(name);
});

test("a long name keeps its end", () => {
  const name = nameOfLink(`https://kites.example/${"x".repeat(300)}.png`);
  expect(name.endsWith("x.png")).toBe(true);
  expect(name.length).toBeLessThan(300);
});
