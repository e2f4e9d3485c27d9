import { expect, test } from "vitest";
import { bestMatches, labelHits } from "./matching.ts";

test("what was typed is found in a label, whatever accents it has, and at the beginning of a word first", () => {
  const marked = (label: string, typed: string) => labelHits(label, typed).map(({ from, to }) => label.slice(from, to));
  expect(marked("Tomás Herrera", "tomas")).toEqual(["Tomás"]);
  expect(labelHits("Amara Marin", "mar")).toEqual([{ from: 6, to: 9 }]);
  expect(marked("Roadmap wall", "map")).toEqual(["map"]);
  expect(marked("Ёлка", "елк")).toEqual(["Ёлк"]);
  expect(marked("Roadmap wall", "  ")).toEqual([]);
  expect(marked("Roadmap wall", "zebra")).toEqual([]);
});

test("what begins with it comes before what holds it in a word, and that before what holds it anywhere", () => {
  const labels = ["Roadmap", "The map", "Map wall", "Lounge"].map((label) => ({ label }));
  expect(bestMatches("map", labels).map(({ label }) => label)).toEqual(["Map wall", "The map", "Roadmap"]);
});
