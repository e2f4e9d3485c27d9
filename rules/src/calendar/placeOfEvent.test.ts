import { newId } from "@atrium/contract";
import { expect, test } from "vitest";
import { locationWords, placeOfEvent } from "./placeOfEvent.ts";

const SITE = "https://meet.example.org";
const place = (words: Partial<Parameters<typeof placeOfEvent>[0]>) =>
  placeOfEvent({ conference: [], location: "", about: "", ...words }, SITE);
const room = newId();
const inKestrel = { kind: "space", slug: "kestrel-studio", roomId: room };
const link = `${SITE}/s/kestrel-studio?room=${room}`;

test.each([
  ["the place", { location: link }],
  ["the place, among other words", { location: `Town hall (${link}), second floor` }],
  ["the description", { about: `Bring it half-finished.\n${link}.` }],
  ["the conference", { conference: [link] }],
  ["the address bar of somebody who was reading a chat", { location: `${link}&message=12#x` }],
  ["capitals", { location: link.replace("kestrel", "Kestrel").replace("meet.example", "Meet.Example") }],
])("a meeting is in the space that is named by %s", (_what, words) => {
  expect(place(words)).toEqual(inKestrel);
});

test("a space without a room is where it is, and so is one with a room that no id names", () => {
  const space = { kind: "space", slug: "kestrel-studio", roomId: null };
  expect(place({ location: `${SITE}/s/kestrel-studio/` })).toEqual(space);
  expect(place({ location: `${SITE}/s/kestrel_studio?room=1` })).toEqual(space);
});

test("our own space counts before the conference that a calendar adds by itself", () => {
  expect(place({ conference: ["https://meet.google.com/abc-defg-hij"], about: link })).toEqual(inKestrel);
});

test.each([
  ["another site whose name begins like ours", "https://meet.example.org.evil.example/s/kestrel-studio"],
  ["a name and a password before another host", `https://meet.example.org@evil.example/s/kestrel-studio`],
  ["another page of ours", `${SITE}/dashboard`],
  ["another page beneath a space's", `${SITE}/s/kestrel-studio/settings`],
])("a link to %s is no space", (_what, location) => {
  expect(place({ location }).kind).not.toBe("space");
});

test.each([
  ["the conference", { conference: ["https://meet.google.com/abc-defg-hij"] }, "https://meet.google.com/abc-defg-hij"],
  ["a link for a place", { location: "https://talks.example/live" }, "https://talks.example/live"],
  [
    "a meeting in the description",
    { about: "Agenda: https://docs.example/1, room https://us02web.zoom.us/j/123?pwd=a." },
    "https://us02web.zoom.us/j/123?pwd=a",
  ],
])("a meeting is outside by %s", (_what, words, url) => {
  expect(place(words)).toEqual({ kind: "outside", url });
});

test.each([
  ["a script", { conference: ["javascript:alert(1)"] }],
  ["an unsafe connection", { location: "http://talks.example/live" }],
  ["a name and a password", { location: "https://meet.google.com@evil.example/" }],
  ["papers in the description", { about: "See https://docs.example/1" }],
  ["a street", { location: "Lange Straße 4" }],
])("nobody is led to %s", (_what, words) => {
  expect(place(words)).toEqual({ kind: "none" });
});

test("the words of a place are what is left without its links", () => {
  expect(locationWords(`Town hall (${link})`)).toBe("Town hall");
  expect(locationWords(link)).toBe("");
  expect(locationWords("Lange Straße 4,\n Berlin")).toBe("Lange Straße 4, Berlin");
});

test("a place with very many commas is read as quickly as any other", () => {
  const long = `a${",".repeat(1_000_000)}b`;
  expect(locationWords(`${long}, (${link})`)).toBe(long);
});
