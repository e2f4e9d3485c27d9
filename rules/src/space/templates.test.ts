import { FLOOR_NAMES, LIBRARY_TEMPLATES, PLAN_TERMS, SPACE_TEMPLATES, constants } from "@atrium/contract";
import { expect, test } from "vitest";
import { FLOORS, floorOf, floorUrl } from "./floors.ts";
import { DEMO_ROOMS, demoRoomName, readTemplate, TEMPLATE_ROOMS, TEMPLATE_TERMS } from "./templates.ts";

test.each(SPACE_TEMPLATES)(
  "%s opens on its own floor, and each of its rooms is another floor to walk on",
  (template) => {
    const rooms = TEMPLATE_ROOMS[template];
    expect(rooms.map((room) => room.type)).toEqual(["spatial", "spatial", "spatial"]);
    expect(rooms[0]?.floor).toBe(template);
    expect(new Set(rooms.map((room) => room.floor)).size).toBe(3);
  },
);

test("an auditorium has its hall first, and an empty floor is one room without a picture", () => {
  expect(TEMPLATE_ROOMS.conference.map(({ floor }) => floor)).toEqual(["stage", "lounge", "gallery"]);
  expect(TEMPLATE_ROOMS.blank.map(({ floor }) => floor)).toEqual([null]);
});

test("a template goes by its name or another word for it, and none is the lounge", () => {
  expect([readTemplate("garden"), readTemplate("expo"), readTemplate("social")]).toEqual([
    "garden",
    "gallery",
    "lounge",
  ]);
  expect([readTemplate(undefined), readTemplate("castle"), readTemplate("toString")]).toEqual(["lounge", null, null]);
});

test("no template is furnished for more than a room takes", () => {
  for (const name of LIBRARY_TEMPLATES)
    expect(TEMPLATE_TERMS[name].seats).toBeLessThanOrEqual(constants.roomCapacity.spatial);
});

test("a new space fits the smallest plan", () => {
  for (const rooms of Object.values(TEMPLATE_ROOMS))
    expect(rooms.length).toBeLessThanOrEqual(PLAN_TERMS.free.roomsPerSpace);
});

test("every room of a template is one to walk in: boards and stages have no surface of their own yet", () => {
  const rooms = [...Object.values(TEMPLATE_ROOMS), DEMO_ROOMS].flat();
  expect(rooms.length).toBeGreaterThan(10);
  expect(rooms.filter(({ type }) => type !== "spatial")).toEqual([]);
});

test("every room has its name in both languages", () => {
  for (const room of [...Object.values(TEMPLATE_ROOMS).flat(), ...DEMO_ROOMS]) {
    expect(room.name.en).toMatch(/^[A-Z]/);
    expect(room.name.ru).toMatch(/^[А-ЯЁ]/);
  }
});

test("people come into the demo space by the lounge", () => {
  expect(DEMO_ROOMS[0]).toMatchObject({ type: "spatial", floor: "lounge" });
});

test("every place of a floor lies on it", () => {
  const { w, h } = constants.map.defaultSize;
  for (const floor of FLOOR_NAMES) {
    for (const place of FLOORS[floor].talkingPlaces) {
      expect(place.x - place.w / 2, place.name).toBeGreaterThanOrEqual(0);
      expect(place.x + place.w / 2, place.name).toBeLessThanOrEqual(w);
      expect(place.y - place.h / 2, place.name).toBeGreaterThanOrEqual(0);
      expect(place.y + place.h / 2, place.name).toBeLessThanOrEqual(h);
    }
  }
});

test("people appear on free floor, with room around them for those who come next", () => {
  for (const floor of FLOOR_NAMES) {
    const { arrival, talkingPlaces } = FLOORS[floor];
    if (arrival === null) continue;
    const inside = talkingPlaces.filter(
      ({ x, y, w, h }) => Math.abs(arrival.x - x) < w / 2 && Math.abs(arrival.y - y) < h / 2,
    );
    expect(inside.map(({ name }) => `${floor}: ${name}`)).toEqual([]);
  }
});

test("a room's picture names its floor, unless it is somebody's own", () => {
  expect(floorOf(floorUrl("garden"))).toBe(FLOORS.garden);
  expect(floorOf("https://example.org/a.png")).toBeNull();
  expect(floorOf(null)).toBeNull();
});

test("a room of the demo space is called as each reader's language has it, and as its owner has it once renamed", () => {
  expect(
    ["Гостиная", "Lounge", "Гостиная · Lounge", "Lounge · Гостиная"].map((name) => demoRoomName(name, "en")),
  ).toEqual(Array(4).fill("Lounge"));
  expect(demoRoomName("Lounge", "ru")).toBe("Гостиная");
  expect(demoRoomName("Кабинет", "en")).toBe("Кабинет");
});
