import { expect, test } from "vitest";
import { exampleTeam } from "../../testing/examples.ts";
import { placesOf, sidePlacesOf } from "./places.ts";

const placesIn = (team: Parameters<typeof exampleTeam>[0]) => placesOf({ team: exampleTeam(team), spaces: [] }, "en");

test("who runs a team is shown its people between its spaces and its settings", () => {
  const places = placesIn({ role: "ADMIN", membersCount: 7 });
  const shown = places.filter(({ id }) => ["spaces", "users", "settings"].includes(id));
  expect(shown.map(({ id, count }) => [id, count])).toEqual([
    ["spaces", 0],
    ["users", 7],
    ["settings", null],
  ]);
});

test("while spaces are on their way they are not counted", () => {
  const [spaces] = placesOf({ team: exampleTeam(), spaces: null }, "en");
  expect(spaces?.count).toBeNull();
});

test("on the desk who runs a team is led to its plan, and nobody else is", () => {
  const last = (role: "ADMIN" | "MEMBER") => sidePlacesOf({ team: exampleTeam({ role }), spaces: [] }, "en").at(-1)?.id;
  expect([last("ADMIN"), last("MEMBER")]).toEqual(["plan", "settings"]);
});
