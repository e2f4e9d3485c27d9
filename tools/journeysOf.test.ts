import { globSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { journeysOf, namedJourneys } from "./journeysOf.ts";

const there = globSync("e2e/journeys/*.spec.ts").map((path) => basename(path, ".spec.ts"));

test("a change runs the journeys of its part, its own journey, and all where what they share has changed", () => {
  expect(journeysOf(["web/src/team/DashboardScreen.tsx"])).toEqual(["dashboard", "everyPage", "tryForFree"]);
  expect(journeysOf(["e2e/journeys/meet.spec.ts"])).toEqual(["meet"]);
  expect(journeysOf(["e2e/harness/person.ts", "web/src/team/texts.ts"])).toEqual(["*"]);
  expect(journeysOf(["docs/GLOSSARY.md", "server/src/room/rooms.integration.test.ts"])).toEqual([]);
});

test("a screen of support runs the journey that drives it", () => {
  expect(journeysOf(["web/src/account/support/SupportScreen.tsx"])).toEqual(["supportAccess"]);
});

test("every journey is run by a change of some part, and no part names one that is gone", () => {
  expect(namedJourneys().toSorted()).toEqual(there.toSorted());
});
