import { expect, test } from "vitest";
import { calendarFile } from "./calendarFile.ts";

const opening = {
  name: "Autumn; Summit, day\n1",
  slug: "summit",
  url: "https://atrium.example/s/summit",
  startsAtMs: Date.parse("2026-11-26T14:00:00.000Z"),
  nowMs: Date.parse("2026-11-21T10:00:00.000Z"),
};

test("the opening of a space stands in the calendar for an hour, with its address and a word ten minutes before", () => {
  const lines = calendarFile(opening).split("\r\n");
  expect(lines).toContain("DTSTART:20261126T140000Z");
  expect(lines).toContain("DTEND:20261126T150000Z");
  expect(lines).toContain("DTSTAMP:20261121T100000Z");
  expect(lines).toContain(String.raw`SUMMARY:Autumn\; Summit\, day\n1`);
  expect(lines).toContain("URL:https://atrium.example/s/summit");
  expect(lines).toContain("TRIGGER:-PT10M");
  expect(lines.at(-1)).toBe("");
});

test("a long name goes on in the next line, and no letter of it is cut", () => {
  const file = calendarFile({ ...opening, name: "Осенний саммит ".repeat(8) });
  const sizes = file.split("\r\n").map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
  expect(file.replaceAll("\r\n ", "")).toContain(`SUMMARY:${"Осенний саммит ".repeat(8)}`);
});
