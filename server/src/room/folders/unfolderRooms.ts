import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { dissolveFolder } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";
import type { RoomNewsNeeds } from "../roomNeeds.ts";
import { keepOrder, orderOf } from "./folderStore.ts";

export const unfolderRooms: Handler<typeof operations.unfolderRooms, RoomNewsNeeds> = async (
  { bus },
  { tx, subject },
  { folderId },
) => {
  const spaceId = subject.space.id;
  const change = dissolveFolder(await orderOf(tx, spaceId), folderId);
  return ok({}, await keepOrder(tx, { bus, spaceId }, change));
};
