import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import { reviseSpace } from "../space/index.ts";
import { isLastOpen } from "./isLastOpen.ts";
import type { RoomNewsNeeds } from "./roomNeeds.ts";
import { forgetRoom, lockRoomsOf, roomsOfSpace } from "./roomStore.ts";

/** The space is locked while its rooms are looked at: two that are deleted at once do not both find the other open. */
export const deleteRoom: Handler<typeof operations.deleteRoom, RoomNewsNeeds> = async ({ bus }, context) => {
  const { tx, subject } = context;
  const { id: roomId, spaceId } = subject.room;
  await lockRoomsOf(tx, spaceId);
  if (isLastOpen(await roomsOfSpace(tx, spaceId), subject.room)) return refuse("noMorePublicRooms");
  await forgetRoom(tx, roomId);
  return ok({}, [await reviseSpace(tx, { bus, spaceId }, [{ type: "gone", kind: "room", id: roomId }])]);
};
