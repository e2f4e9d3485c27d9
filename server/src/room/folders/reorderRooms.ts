import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { moveBehind } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";
import type { RoomNewsNeeds } from "../roomNeeds.ts";
import { keepOrder, orderOf } from "./folderStore.ts";

/** Says where one goes, not how all stand: of two who reorder at once, both get what they asked for. */
export const reorderRooms: Handler<typeof operations.reorderRooms, RoomNewsNeeds> = async (
  { bus },
  { tx },
  { spaceId, moved, after },
) => {
  const change = moveBehind(await orderOf(tx, spaceId), moved, after);
  if (change === null) return refuse("roomNotFound");
  return ok({}, await keepOrder(tx, { bus, spaceId }, change));
};
