import { ok } from "@atrium/contract";
import type { operations, Room, SpaceCard, SpaceRole } from "@atrium/contract";
import { canSeeRoom, spaceRole } from "@atrium/rules";
import type { Handler } from "../platform/calls/handler.ts";
import { pictureOf, showsFaces, toSpace } from "./describeSpace.ts";
import { lastVisits, memberRolesInTeam } from "./membershipStore.ts";
import type { PeopleInside } from "./peopleInside.ts";
import type { SpaceRooms } from "./spaceRooms.ts";
import { spacesOfTeam } from "./spaceStore.ts";
import type { SpaceRecord } from "./spaceStore.ts";

export interface ListTeamSpacesNeeds {
  rooms: SpaceRooms;
  peopleInside: PeopleInside;
}

export const listTeamSpaces: Handler<typeof operations.listTeamSpaces, ListTeamSpacesNeeds> = async (
  needs,
  { query, accountId, subject: { teamRole } },
  { teamId },
) => {
  const memberRoles = await memberRolesInTeam(query, teamId, accountId);
  const entered = (await spacesOfTeam(query, teamId)).flatMap((space) => {
    const role = spaceRole({ ...space, teamRole, memberRole: memberRoles.get(space.id) ?? null });
    return role === null ? [] : [{ space, role }];
  });
  const ids = entered.map(({ space }) => space.id);
  const rooms = await needs.rooms.roomsOf(query, ids);
  const visits = await lastVisits(query, accountId, ids);
  const cards = entered.map(({ space, role }) => ({
    ...describe(needs.peopleInside, space, { role, rooms: rooms.get(space.id) ?? [] }),
    lastVisitedAt: visits.get(space.id)?.toISOString() ?? null,
  }));
  return ok({ spaces: cards });
};

const FACES = 6;

function describe(
  peopleInside: PeopleInside,
  space: SpaceRecord,
  seen: { role: SpaceRole; rooms: readonly Room[] },
): Omit<SpaceCard, "lastVisitedAt"> {
  const rooms = seen.rooms.filter((room) => canSeeRoom(seen.role, room, false));
  const faces = showsFaces(space, seen.role) ? peopleInside.peopleIn(space.id).slice(0, FACES) : [];
  return {
    ...toSpace(space, seen.role),
    backgroundUrl: pictureOf(space, rooms),
    roomsCount: rooms.length,
    onlineCount: peopleInside.onlineCount(space.id),
    people: faces,
  };
}
