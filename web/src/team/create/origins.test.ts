import { newId, type LibraryTemplate, type SpaceId } from "@atrium/contract";
import { expect, test } from "vitest";
import { sayIn } from "../../platform/i18n/texts.ts";
import { teamTexts } from "../texts.ts";
import { filtersOf, keyOfSpace, narrowed, originsOf } from "./origins.ts";

const say = sayIn(teamTexts, "en");
const spaceId = newId<SpaceId>();
const library: LibraryTemplate[] = [
  {
    name: "garden",
    categories: ["events", "play"],
    seats: 50,
    rooms: [
      { name: "Garden", type: "spatial", bgImageUrl: "floor:garden" },
      { name: "Terrace", type: "spatial", bgImageUrl: "floor:rooftop" },
    ],
  },
  { name: "blank", categories: ["work"], seats: 50, rooms: [{ name: "Room", type: "spatial", bgImageUrl: null }] },
];
const own = [{ spaceId, name: "Our HQ", backgroundUrl: "floor:office", roomsCount: 7 }];
const origins = originsOf({ library, own }, say);

test("the team's own templates come first, then those of the app, each as the server is asked for it", () => {
  expect(origins.map(({ name, from }) => ({ name, from }))).toEqual([
    { name: "Our HQ", from: { template: "duplicate", oldSpaceId: spaceId } },
    { name: "Garden", from: { template: "garden" } },
    { name: "Empty floor", from: { template: "blank" } },
  ]);
  expect(origins[0]).toMatchObject({ key: keyOfSpace(spaceId), note: "7 rooms" });
  expect(origins[1]).toMatchObject({ note: "Up to 50 people", rooms: "Rooms: Garden, Terrace" });
  expect(origins[2]).toMatchObject({ pictureUrl: null, floorUrl: null });
});

test("they are narrowed to what they are good for and to what is searched for", () => {
  const names = (...asked: [Parameters<typeof narrowed>[1], string]) =>
    narrowed(origins, ...asked).map(({ name }) => name);
  expect(names("play", "")).toEqual(["Garden"]);
  expect(names("own", "")).toEqual(["Our HQ"]);
  expect(names("all", " hq ")).toEqual(["Our HQ"]);
  expect(names("work", "garden")).toEqual([]);
});

test("nothing is offered to narrow to that holds nothing", () => {
  expect(filtersOf(origins)).toEqual(["all", "work", "events", "play", "own"]);
  expect(filtersOf(originsOf({ library, own: [] }, say))).not.toContain("own");
});
