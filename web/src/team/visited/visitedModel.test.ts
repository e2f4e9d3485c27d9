import type { VisitedSpace } from "@atrium/contract";
import { expect, test } from "vitest";
import { exampleTeam, exampleVisited } from "../../testing/examples.ts";
import { visitedModel } from "./visitedModel.ts";

const teamId = exampleTeam().id;
const nowMs = Date.parse("2026-11-21T10:00:00Z");
const shown = (spaces: VisitedSpace[], team: typeof teamId | null = teamId) =>
  visitedModel({ spaces, teamId: team, nowMs, locale: "en" });
const own = exampleVisited({ name: "Kite HQ", lastVisitedAt: "2026-11-21T09:40:00Z" });
const other = exampleVisited({ name: "Rooftop", teamName: "Kin", lastVisitedAt: "2026-11-20T09:00:00Z" }, "other");

test("a space of another team says whose it is, one of this team only when one was there", () => {
  expect(shown([own, other]).map(({ teamName, ago }) => [teamName, ago])).toEqual([
    [null, "20 min ago"],
    ["Kin", "yesterday"],
  ]);
});

test("one space of this team is not shown twice on its page, one of another team is", () => {
  expect(shown([own])).toEqual([]);
  expect(shown([other])).toHaveLength(1);
  expect(shown([own], null)).toHaveLength(1);
});

test("no more are shown than stand in a line, and nothing where there are none", () => {
  expect(shown([own, own, other, other, own])).toHaveLength(4);
  expect(shown([])).toEqual([]);
});
