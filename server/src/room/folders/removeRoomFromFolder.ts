import { must, ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { takeFromFolder } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";
import type { RoomNewsNeeds } from "../roomNeeds.ts";
import { keepOrder, orderOf } from "./folderStore.ts";

export const removeRoomFromFolder: Handler<typeof operations.removeRoomFromFolder, RoomNewsNeeds> = async (
  { bus },
  { tx, subject },
  { roomId },
) => {
  const spaceId = subject.space.id;
  const change = takeFromFolder(await orderOf(tx, spaceId), roomId);
  return ok({}, await keepOrder(tx, { bus, spaceId }, must(change, "the room is locked")));
};
