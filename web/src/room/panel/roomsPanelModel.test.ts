import { must } from "@atrium/contract";
import { expect, test } from "vitest";
import { fixtureRoom } from "../fixtures/fixtureRoom.ts";
import { idOf, roomIdOf } from "../fixtures/people.ts";
import { allRows, isSameRow, roomRow } from "./roomsPanelModel.ts";

const space = must(fixtureRoom().live.getState().space, "the fixture is in a space");
const looker = { currentRoomId: roomIdOf("lounge"), myRole: "SPACE_MODERATOR" } as const;
const sprint = must(space.records.room[roomIdOf("sprint")], "in the fixture");

test("rooms stand in their order with the number of people inside", () => {
  expect(allRows(space, looker).map(({ name, count }) => `${name} ${count}`)).toEqual([
    "Lounge 10",
    "Town hall 0",
    "Sprint board 3",
    "Ужин в саду 0",
    "Board room 3",
    "Interview 2 0",
  ]);
});

test("ordinary people do not see hidden rooms and are asked for passwords", () => {
  const rooms = allRows(space, { ...looker, myRole: "SPACE_MEMBER" });
  expect(rooms.map((room) => room.name)).not.toContain("Interview 2");
  expect(rooms.find((room) => room.name === "Board room")?.asksPassword).toBe(true);
  expect(allRows(space, looker).find((room) => room.name === "Board room")?.asksPassword).toBe(false);
});

test("the room I am in cannot be entered again, the others can", () => {
  const [lounge, hall] = allRows(space, looker);
  expect(lounge).toMatchObject({ isCurrent: true, mayEnter: false });
  expect(hall).toMatchObject({ isCurrent: false, mayEnter: true });
});

test("a full room cannot be entered, and one that is gone has no row", () => {
  const roomsNow = (room: typeof space.records.room) => ({ ...space, records: { ...space.records, room } });
  const full = roomsNow({ ...space.records.room, [sprint.id]: { ...sprint, capacity: 3 } });
  expect(roomRow(full, sprint.id, looker)).toMatchObject({ isFull: true, mayEnter: false, count: 3, capacity: 3 });
  expect(roomRow(roomsNow({}), sprint.id, looker)).toBeNull();
});

test("a row is the same as long as nothing in it has changed, whoever moves elsewhere", () => {
  const before = roomRow(space, sprint.id, looker);
  const somebody = must(space.records.participant[idOf("kofi")], "in the fixture");
  const moved = { ...somebody, roomId: roomIdOf("dinner") };
  const participant = { ...space.records.participant, [moved.accountId]: moved };
  const after = { ...space, records: { ...space.records, participant } };
  expect(isSameRow(before, roomRow(after, sprint.id, looker))).toBe(true);
  const dinner = roomIdOf("dinner");
  expect(isSameRow(roomRow(space, dinner, looker), roomRow(after, dinner, looker))).toBe(false);
});

test("a room says what it is for: its title, and its description under it", () => {
  const about = (words: { title?: string; description?: string }) => {
    const room = { ...space.records.room, [sprint.id]: { ...sprint, title: "", description: "", ...words } };
    return roomRow({ ...space, records: { ...space.records, room } }, sprint.id, looker)?.about;
  };
  expect(about({ title: "Quiet work", description: "Phones stay outside" })).toBe("Quiet work\nPhones stay outside");
  expect(about({ description: "Phones stay outside" })).toBe("Phones stay outside");
  expect(about({})).toBe("");
});
