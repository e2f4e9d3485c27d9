import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import { reviseSpace } from "../space/index.ts";
import { closeIfEmpty } from "./folders/folderStore.ts";
import { isLastOpen } from "./openRooms.ts";
import type { RoomNewsNeeds } from "./roomNeeds.ts";
import { forgetRoom, roomsOfSpace } from "./roomStore.ts";

/** The space is locked with its room, so that two concurrent deletions cannot each count the other's room as open. */
export const deleteRoom: Handler<typeof operations.deleteRoom, RoomNewsNeeds> = async ({ bus }, context) => {
  const { tx, subject } = context;
  const { id: roomId, spaceId } = subject.room;
  if (isLastOpen(await roomsOfSpace(tx, spaceId), subject.room)) return refuse("noMorePublicRooms");
  await forgetRoom(tx, roomId);
  const patches = [
    { type: "gone", kind: "room", id: roomId } as const,
    ...(await closeIfEmpty(tx, subject.room.groupId)),
  ];
  return ok({}, [await reviseSpace(tx, { bus, spaceId }, patches)]);
};
