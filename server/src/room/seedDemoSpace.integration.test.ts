import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { afterAll, beforeEach, expect, test } from "vitest";
import { teamMembers, teams } from "../team/index.ts";
import { seedDemoSpace } from "./seedDemoSpace.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
const desk = createCallDesk(db);
const at = { locale: "ru", nowMs: Date.UTC(2026, 10, 21) } as const;

beforeEach(async () => {
  await db.delete(teams);
});

test("programs that start at the same time make one demo space and agree on it", async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, () => seedDemoSpace(db, at)));
  expect(new Set(ids).size).toBe(1);
  expect(await db.$count(teams)).toBe(1);
});

test("anybody with the address comes into the lounge of the demo space", async () => {
  const spaceId = await seedDemoSpace(db, at);
  const { entrance } = await desk.done(desk.nobody(), "getSpaceEntrance", { slug: "try-me" });
  expect(entrance).toMatchObject({ spaceId, name: "Atrium", isPrivate: false, role: "PUBLIC_GUEST" });
  expect(entrance.room).toMatchObject({ name: "Гостиная", type: "spatial", bgImageUrl: "floor:lounge" });
  const { rooms } = await desk.done(await desk.guest(), "listRooms", { spaceId });
  expect(rooms.map(({ name, type }) => [name, type])).toEqual([
    ["Гостиная", "spatial"],
    ["Сад", "spatial"],
    ["Крыша", "spatial"],
    ["Открытый офис", "spatial"],
    ["Галерея", "spatial"],
  ]);
});

test("nobody administers the demo space", async () => {
  await seedDemoSpace(db, at);
  expect(await db.$count(teamMembers)).toBe(0);
});

test("the demo space of an English installation names its rooms in English", async () => {
  await seedDemoSpace(db, { ...at, locale: "en" });
  const { entrance } = await desk.done(desk.nobody(), "getSpaceEntrance", { slug: "try-me" });
  expect(entrance.room?.name).toBe("Lounge");
});

test("starting again changes nothing", async () => {
  const first = await seedDemoSpace(db, at);
  expect(await seedDemoSpace(db, { locale: "en", nowMs: at.nowMs + 1 })).toBe(first);
  const { rooms } = await desk.done(await desk.guest(), "listRooms", { spaceId: first });
  expect(rooms).toHaveLength(5);
  expect(rooms[0]?.name).toBe("Гостиная");
});
