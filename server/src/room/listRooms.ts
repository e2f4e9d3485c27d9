import { must, ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { canSeeRoom } from "@atrium/rules";
import { callerId } from "../platform/calls/handler.ts";
import type { Handler } from "../platform/calls/handler.ts";
import type { PeopleInside } from "../space/index.ts";
import { roomsOfSpace, toRoom } from "./roomStore.ts";

export interface ListRoomsNeeds {
  peopleInside: PeopleInside;
}

export const listRooms: Handler<typeof operations.listRooms, ListRoomsNeeds> = async (needs, context, { spaceId }) => {
  const role = must(context.role, "the guard found a role");
  const accountId = callerId(context);
  const here = needs.peopleInside.roomOf(spaceId, accountId);
  const rows = await roomsOfSpace(context.tx, spaceId);
  return ok({ rooms: rows.filter((row) => canSeeRoom(role, row, row.id === here)).map(toRoom) });
};
