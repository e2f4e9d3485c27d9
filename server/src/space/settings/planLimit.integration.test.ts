import { must, PLAN_TERMS } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { afterAll, expect, test } from "vitest";

const database = await createTestDatabase();
afterAll(() => database.close());
const desk = createCallDesk(database.db);
const arrange = createArrange(database.db);

const LITE = 3;

test("spaces that are made, copied and brought back at the same time never go over the plan's limit", async () => {
  const admin = await desk.account("en");
  const { id: teamId } = await desk.done(admin, "createTeam", { name: "Crew" });
  const make = (name: string) => desk.done(admin, "createSpace", { teamId, name });
  const { spaceId: kept } = await make("Home");
  const gone = await Promise.all(Array.from({ length: 7 }, (_, nth) => make(`Gone ${nth}`)));
  for (const { spaceId } of gone) await desk.done(admin, "deleteSpace", { spaceId });
  await arrange.team(teamId, { plan: "lite" });
  const calls = [
    ...gone.map(
      ({ spaceId }) =>
        () =>
          desk.call(admin, "restoreSpace", { teamId, spaceId }),
    ),
    ...Array.from({ length: 7 }, () => () => desk.call(admin, "duplicateSpace", { spaceId: kept })),
    ...Array.from({ length: 6 }, (_, nth) => () => desk.call(admin, "createSpace", { teamId, name: `New ${nth}` })),
  ];
  expect(calls).toHaveLength(20);
  const codes = (await Promise.all(calls.map((call) => call()))).map(({ code }) => code);
  expect(codes.filter((code) => code === "success")).toHaveLength(LITE - 1);
  expect(codes.filter((code) => code === "spacesQuantityRateLimit")).toHaveLength(20 - (LITE - 1));
  const { spaces } = await desk.done(admin, "listTeamSpaces", { teamId });
  expect(spaces).toHaveLength(LITE);
});

test("rooms that are made and copied at the same time never go over the plan's limit", async () => {
  const admin = await desk.account("en");
  const { id: teamId } = await desk.done(admin, "createTeam", { name: "Crew" });
  const { spaceId } = await desk.done(admin, "createSpace", { teamId, name: "Home" });
  await arrange.team(teamId, { plan: "lite" });
  const { rooms } = await desk.done(admin, "listRooms", { spaceId });
  const roomId = must(rooms[0], "every template has rooms").id;
  const calls = Array.from(
    { length: 20 },
    (_, nth) => () =>
      nth % 2 === 0
        ? desk.call(admin, "createRoom", { spaceId, name: `Room ${nth}`, type: "spatial" })
        : desk.call(admin, "duplicateRoom", { roomId }),
  );
  const codes = (await Promise.all(calls.map((call) => call()))).map(({ code }) => code);
  expect(codes.filter((code) => code === "success")).toHaveLength(17);
  expect(codes.filter((code) => code === "roomsLimitReached")).toHaveLength(3);
  expect((await desk.done(admin, "listRooms", { spaceId })).rooms).toHaveLength(20);
});

test("a copy in a plan with fewer rooms keeps one that everybody can enter", async () => {
  const admin = await desk.account("en");
  const { id: teamId } = await desk.done(admin, "createTeam", { name: "Crew" });
  const { spaceId } = await desk.done(admin, "createSpace", { teamId, name: "Home" });
  for (let nth = 1; nth <= PLAN_TERMS.lite.roomsPerSpace; nth += 1)
    await desk.done(admin, "createRoom", { spaceId, name: `Room ${nth}`, type: "spatial" });
  const { rooms } = await desk.done(admin, "listRooms", { spaceId });
  for (const { id: roomId } of rooms.slice(0, -1)) await desk.done(admin, "updateRoom", { roomId, isHidden: true });
  await arrange.team(teamId, { plan: "lite" });
  const { spaceId: copyId } = await desk.done(admin, "duplicateSpace", { spaceId });
  const copied = (await desk.done(admin, "listRooms", { spaceId: copyId })).rooms.map(({ name }) => name);
  expect(copied).toHaveLength(PLAN_TERMS.lite.roomsPerSpace);
  expect(copied).toEqual([...rooms.slice(0, copied.length - 1), must(rooms.at(-1), "a room")].map(({ name }) => name));
});
