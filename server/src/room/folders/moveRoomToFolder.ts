import { must, newId, ok, refuse } from "@atrium/contract";
import type { FolderId, operations } from "@atrium/contract";
import { makeFolder, putInFolder } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";
import type { RoomNewsNeeds } from "../roomNeeds.ts";
import { findFolder, keepOrder, orderOf } from "./folderStore.ts";

/** A new folder gets the given name, or the room's; a name given with an existing folder is ignored. */
export const moveRoomToFolder: Handler<typeof operations.moveRoomToFolder, RoomNewsNeeds> = async (
  { bus },
  { tx, nowMs, subject },
  input,
) => {
  const spaceId = subject.space.id;
  const made = { id: newId<FolderId>(), name: input.name ?? subject.room.name, nowMs };
  const folderId = input.folderId ?? made.id;
  const order = await orderOf(tx, spaceId);
  const change = (input.folderId === undefined ? makeFolder : putInFolder)(order, input.roomId, folderId);
  if (change === null) return refuse("folderNotFound");
  const effects = await keepOrder(tx, { bus, spaceId, made }, change);
  return ok({ folder: must(await findFolder(tx, folderId), "the room is in it") }, effects);
};
