import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { canSeeRoom } from "@atrium/rules";
import type { Handler } from "../platform/calls/handler.ts";
import type { Inside } from "../space/index.ts";
import { foldersOfSpace } from "./folders/folderStore.ts";
import { roomsOfSpace, toRoom } from "./roomStore.ts";

export interface ListRoomsNeeds {
  inside: Inside;
}

export const listRooms: Handler<typeof operations.listRooms, ListRoomsNeeds> = async (needs, context, { spaceId }) => {
  const { query, accountId, subject } = context;
  const here = needs.inside.standing(spaceId, accountId)?.roomId;
  const rows = await roomsOfSpace(query, spaceId);
  const seen = rows.filter((row) => canSeeRoom(subject.role, row, row.id === here)).map(toRoom);
  const filled = new Set(seen.map(({ groupId }) => groupId));
  const folders = (await foldersOfSpace(query, spaceId)).filter(({ id }) => filled.has(id));
  return ok({ rooms: seen, folders });
};
