import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { pictureOf } from "../describeSpace.ts";
import type { SpaceRooms } from "../spaceRooms.ts";
import { spacesOfTeam } from "../spaceStore.ts";

type Op = typeof operations.listTeamPrivateSpaceTemplates;

/** Includes templates the caller may not enter: whoever creates spaces may use all of the team's templates. */
export const listTeamPrivateSpaceTemplates: Handler<Op, { rooms: SpaceRooms }> = async (
  needs,
  { query },
  { teamId },
) => {
  const kept = (await spacesOfTeam(query, teamId)).filter(({ isTemplate }) => isTemplate);
  const rooms = await needs.rooms.roomsOf(
    query,
    kept.map(({ id }) => id),
  );
  const templates = kept.map((space) => {
    const own = rooms.get(space.id) ?? [];
    return { spaceId: space.id, name: space.name, backgroundUrl: pictureOf(space, own), roomsCount: own.length };
  });
  return ok({ templates });
};
