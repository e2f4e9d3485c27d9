import { must, ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import type { RoomNewsNeeds } from "./createRoom.ts";
import { findRoom, renameRoom, toRoom } from "./roomStore.ts";
import { roomChanged } from "./topics.ts";

export const updateRoom: Handler<typeof operations.updateRoom, RoomNewsNeeds> = async (needs, context, input) => {
  const { roomId, name } = input;
  if (name !== undefined) await renameRoom(context.tx, roomId, name);
  const room = toRoom(must(await findRoom(context.tx, roomId), "the guard found the room"));
  return ok({ room }, [() => needs.bus.publish(roomChanged, { spaceId: room.spaceId, roomId })]);
};
