import { newId, PLAN_TERMS, refuse } from "@atrium/contract";
import type { operations, RoomId } from "@atrium/contract";
import { copyName } from "@atrium/rules";
import type { Handler } from "../platform/calls/handler.ts";
import { POSITION_STEP } from "./newRoom.ts";
import type { RoomNewsNeeds } from "./roomNeeds.ts";
import { insertRoom, lockRoomsOf, roomsOfSpace } from "./roomStore.ts";
import type { RoomRow } from "./roomStore.ts";
import { tellRoom } from "./tellRoom.ts";

/** The space is locked while its rooms are counted: the plan's limit holds however many ask at once. */
export const duplicateRoom: Handler<typeof operations.duplicateRoom, RoomNewsNeeds> = async (needs, context) => {
  const { tx, nowMs, subject } = context;
  const { room, space } = subject;
  await lockRoomsOf(tx, room.spaceId);
  const rooms = await roomsOfSpace(tx, room.spaceId);
  const limit = PLAN_TERMS[space.plan].roomsPerSpace;
  if (rooms.length >= limit) return refuse("roomsLimitReached", { limit });
  const name = copyName(
    room.name,
    rooms.map((each) => each.name),
  );
  const position = placeBehind(rooms, room);
  return tellRoom(
    needs,
    tx,
    await insertRoom(tx, { ...room, id: newId<RoomId>(), name, position, createdAt: new Date(nowMs) }),
  );
};

function placeBehind(rooms: readonly RoomRow[], { id, position }: RoomRow): number {
  const next = rooms[rooms.findIndex((each) => each.id === id) + 1];
  return next === undefined ? position + POSITION_STEP : (position + next.position) / 2;
}
