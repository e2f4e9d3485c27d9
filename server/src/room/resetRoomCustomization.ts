import type { operations } from "@atrium/contract";
import { floorUrl } from "@atrium/rules";
import type { Handler } from "../platform/calls/handler.ts";
import { FRESH_LOOK } from "./newRoom.ts";
import type { RoomNewsNeeds } from "./roomNeeds.ts";
import { changeRoom } from "./roomStore.ts";
import { tellRoom } from "./tellRoom.ts";

/** Restores the floor that a new room of this space gets. */
export const resetRoomCustomization: Handler<typeof operations.resetRoomCustomization, RoomNewsNeeds> = async (
  needs,
  { tx, subject: { room, space } },
) => {
  const bgImageUrl = room.type === "spatial" ? floorUrl(space.template) : null;
  return tellRoom(needs, tx, await changeRoom(tx, room, { ...FRESH_LOOK, bgImageUrl }));
};
