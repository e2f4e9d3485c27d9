import { must } from "@atrium/contract";
import { expect, test, vi } from "vitest";
import { fixtureRoom } from "../fixtures/fixtureRoom.ts";
import { roomIdOf } from "../fixtures/people.ts";
import { roomsPanelModel } from "./roomsPanelModel.ts";

const space = must(fixtureRoom().live.getState().space, "the fixture is in a space");
const input = { space, currentRoomId: roomIdOf("lounge"), myRole: "SPACE_MODERATOR" } as const;

test("rooms stand in their order with the number of people inside", () => {
  const { rooms, onlineCount } = roomsPanelModel(input, vi.fn());
  expect(rooms.map(({ name, count }) => `${name} ${count}`)).toEqual([
    "Lounge 10",
    "Town hall 0",
    "Sprint board 3",
    "Ужин в саду 0",
    "Board room 3",
    "Interview 2 0",
  ]);
  expect(onlineCount).toBe(16);
});

test("ordinary people do not see hidden rooms and are asked for passwords", () => {
  const { rooms } = roomsPanelModel({ ...input, myRole: "SPACE_MEMBER" }, vi.fn());
  expect(rooms.map((room) => room.name)).not.toContain("Interview 2");
  expect(rooms.find((room) => room.name === "Board room")?.asksPassword).toBe(true);
  const asHost = roomsPanelModel(input, vi.fn()).rooms;
  expect(asHost.find((room) => room.name === "Board room")?.asksPassword).toBe(false);
});

test("the room I am in cannot be entered again, the others can", () => {
  const enter = vi.fn();
  const { rooms } = roomsPanelModel(input, enter);
  expect(rooms[0]).toMatchObject({ isCurrent: true, enter: null });
  void rooms[2]?.enter?.("secret");
  expect(enter).toHaveBeenCalledWith(roomIdOf("sprint"), "secret");
});

test("a full room cannot be entered", () => {
  const sprint = must(space.records.room[roomIdOf("sprint")], "in the fixture");
  const room = { ...space.records.room, [sprint.id]: { ...sprint, capacity: 3 } };
  const full = { ...space, records: { ...space.records, room } };
  const row = roomsPanelModel({ ...input, space: full }, vi.fn()).rooms.find((room) => room.roomId === sprint.id);
  expect(row).toMatchObject({ isFull: true, enter: null });
});
