import { must, ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import { reviseSpace } from "../space/index.ts";
import type { RoomNewsNeeds } from "./createRoom.ts";
import { findRoom, renameRoom, toRoom } from "./roomStore.ts";

export const updateRoom: Handler<typeof operations.updateRoom, RoomNewsNeeds> = async (needs, context, input) => {
  const { roomId, name } = input;
  if (name !== undefined) await renameRoom(context.tx, roomId, name);
  const room = toRoom(must(await findRoom(context.tx, roomId), "the guard found the room"));
  const patch = { type: "put", kind: "room", id: roomId, record: room } as const;
  return ok({ room }, [await reviseSpace(context.tx, { bus: needs.bus, spaceId: room.spaceId }, [patch])]);
};
