import { newId, type TeamId } from "@atrium/contract";
import { expect, test } from "vitest";
import { directionOf, EVERYBODY, guestsInputOf, inputOf, searchOf, sortedBy } from "./wanted.ts";

const teamId = newId<TeamId>();

test("a head that is pressed sorts by its column, pressed again the other way round", () => {
  const bySeen = sortedBy(EVERYBODY, "seen");
  expect(inputOf(teamId, bySeen)).toEqual({ teamId, sort: "seen", isDown: true });
  expect(directionOf(bySeen, "seen")).toBe("down");
  const turned = sortedBy(bySeen, "seen");
  expect(inputOf(teamId, turned)).toEqual({ teamId, sort: "seen" });
  expect(directionOf(turned, "seen")).toBe("up");
  const byRole = sortedBy(turned, "role");
  expect(inputOf(teamId, byRole)).toEqual({ teamId, sort: "role" });
  expect([directionOf(byRole, "role"), directionOf(byRole, "name")]).toEqual(["up", null]);
});

test("the address keeps what is not usual, and nothing else", () => {
  expect(searchOf(EVERYBODY)).toEqual({});
  expect(searchOf(sortedBy(EVERYBODY, "name"))).toEqual({ order: "turned" });
  expect(searchOf(sortedBy(EVERYBODY, "seen"))).toEqual({ sort: "seen" });
});

test("guests are sorted by who came most often first, members never", () => {
  const byVisits = sortedBy({ ...EVERYBODY, tab: "guests" }, "visits");
  expect(guestsInputOf(teamId, byVisits)).toEqual({ teamId, sort: "visits", isDown: true });
  expect(directionOf(byVisits, "visits")).toBe("down");
  expect(inputOf(teamId, byVisits)).toEqual({ teamId });
});

test("guests go by no role, whatever the address says", () => {
  expect(guestsInputOf(teamId, { ...EVERYBODY, tab: "guests", sort: "role" })).toEqual({ teamId });
  expect(guestsInputOf(teamId, { ...EVERYBODY, tab: "guests", isTurned: true })).toEqual({ teamId, isDown: true });
});
