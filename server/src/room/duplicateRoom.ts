import { newId, PLAN_TERMS, refuse } from "@atrium/contract";
import type { operations, RoomId } from "@atrium/contract";
import { copyName, positionBehind } from "@atrium/rules";
import type { Handler } from "../platform/calls/handler.ts";
import { orderOf } from "./folders/folderStore.ts";
import { NOT_RECORDED } from "./newRoom.ts";
import type { ElementCopies, RoomNewsNeeds } from "./roomNeeds.ts";
import { insertRoom, roomsOfSpace } from "./roomStore.ts";
import { tellRoom } from "./tellRoom.ts";

type Needs = RoomNewsNeeds & { elements: ElementCopies };

/** The space is locked with its room: the plan's limit holds under concurrent calls. */
export const duplicateRoom: Handler<typeof operations.duplicateRoom, Needs> = async (needs, context) => {
  const { tx, nowMs, subject } = context;
  const { room, space } = subject;
  const rooms = await roomsOfSpace(tx, room.spaceId);
  const limit = PLAN_TERMS[space.plan].roomsPerSpace;
  if (rooms.length >= limit) return refuse("roomsLimitReached", { limit });
  const name = copyName(
    room.name,
    rooms.map((each) => each.name),
  );
  const position = positionBehind(await orderOf(tx, room.spaceId), room);
  const own = { id: newId<RoomId>(), name, position, keptLive: null, createdAt: new Date(nowMs) };
  const copy = await insertRoom(tx, { ...room, ...NOT_RECORDED, ...own });
  await needs.elements.copy(tx, { from: room.id, to: copy.id, most: PLAN_TERMS[space.plan].elementsPerRoom });
  return tellRoom(needs, tx, copy);
};
