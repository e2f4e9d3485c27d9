import { expect, test } from "vitest";
import { sayIn } from "../../platform/i18n/texts.ts";
import { exampleTeam } from "../../testing/examples.ts";
import { teamTexts } from "../texts.ts";
import { usersTexts } from "../users/texts.ts";
import { placesOf } from "./places.ts";

const placesIn = (team: Parameters<typeof exampleTeam>[0]) =>
  placesOf({ team: exampleTeam(team), spaces: [] }, sayIn(teamTexts, "en"), sayIn(usersTexts, "en"));

test("who runs a team is shown its people between its spaces and its settings", () => {
  const places = placesIn({ role: "ADMIN", membersCount: 7 });
  expect(places.map(({ id, count }) => [id, count])).toEqual([
    ["spaces", 0],
    ["users", 7],
    ["settings", null],
  ]);
});

test("while spaces are on their way they are not counted", () => {
  const [spaces] = placesOf({ team: exampleTeam(), spaces: null }, sayIn(teamTexts, "en"), sayIn(usersTexts, "en"));
  expect(spaces?.count).toBeNull();
});
