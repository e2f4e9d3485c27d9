import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { moveBehind } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";
import type { RoomNewsNeeds } from "../roomNeeds.ts";
import { keepOrder, orderOf } from "./folderStore.ts";

/** Gives one item's new position, not the whole order: two concurrent moves both take effect. */
export const reorderRooms: Handler<typeof operations.reorderRooms, RoomNewsNeeds> = async (
  { bus },
  { tx },
  { spaceId, moved, after },
) => {
  const change = moveBehind(await orderOf(tx, spaceId), moved, after);
  if (change === null) return refuse("roomNotFound");
  return ok({}, await keepOrder(tx, { bus, spaceId }, change));
};
