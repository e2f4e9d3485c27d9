import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { canSeeRoom } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";
import { pictureOf } from "../describeSpace.ts";
import type { SpaceRooms } from "../spaceRooms.ts";
import { latestVisits } from "./visitedStore.ts";

/** As many as are worth looking through; the caller may have lost access to some. */
const MOST = 12;

export const listVisitedSpaces: Handler<typeof operations.listVisitedSpaces, { rooms: SpaceRooms }> = async (
  needs,
  { query, accountId },
) => {
  const visited = await latestVisits(query, accountId, MOST);
  const ids = visited.map(({ space }) => space.id);
  const rooms = await needs.rooms.roomsOf(query, ids);
  const spaces = visited.map(({ space, role, at }) => ({
    id: space.id,
    slug: space.slug,
    name: space.name,
    teamId: space.teamId,
    teamName: space.teamName,
    backgroundUrl: pictureOf(
      space,
      (rooms.get(space.id) ?? []).filter((room) => canSeeRoom(role, room, false)),
    ),
    lastVisitedAt: at.toISOString(),
  }));
  return ok({ spaces });
};
