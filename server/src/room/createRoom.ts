import { PLAN_TERMS, must, ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import { putInFolder } from "@atrium/rules";
import { reviseSpace } from "../space/index.ts";
import type { RoomNewsNeeds } from "./roomNeeds.ts";
import { keepOrder, orderOf } from "./folders/folderStore.ts";
import { countRooms, insertRooms, toRoom } from "./roomStore.ts";

/** The space is locked while its rooms are counted: the plan's limit holds under concurrent calls. */
export const createRoom: Handler<typeof operations.createRoom, RoomNewsNeeds> = async (needs, context, input) => {
  const { tx, nowMs, subject } = context;
  const { spaceId, name, type } = input;
  const limit = PLAN_TERMS[subject.space.plan].roomsPerSpace;
  if ((await countRooms(tx, spaceId)) >= limit) return refuse("roomsLimitReached", { limit });
  const newRoom = { name, type, bgImageUrl: input.bgImageUrl ?? null };
  const [row] = await insertRooms(tx, spaceId, { rooms: [newRoom], nowMs });
  const room = toRoom(must(row, "one room in, one room out"));
  const patch = { type: "put", kind: "room", id: room.id, record: room } as const;
  const told = await reviseSpace(tx, { bus: needs.bus, spaceId }, [patch]);
  if (input.folderId === undefined) return ok({ room }, [told]);
  const change = putInFolder(await orderOf(tx, spaceId), room.id, input.folderId);
  if (change === null) return refuse("folderNotFound");
  const placed = change.rooms.find(({ id }) => id === room.id);
  return ok({ room: { ...room, ...placed } }, [told, ...(await keepOrder(tx, { bus: needs.bus, spaceId }, change))]);
};
