import { ok } from "@atrium/contract";
import type { AccountId, operations, SpaceId } from "@atrium/contract";
import { may } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";
import { findMembers } from "./memberStore.ts";
import type { TeamPlacesNeeds } from "./places.ts";

const PAGE = 50;

interface ListTeamMembersNeeds extends TeamPlacesNeeds {
  /** Who is inside a space now. */
  whoIsIn: WhoIsIn;
}
type WhoIsIn = (spaceId: SpaceId) => readonly { accountId: AccountId }[];

export const listTeamMembers: Handler<typeof operations.listTeamMembers, ListTeamMembersNeeds> = async (
  { places, whoIsIn },
  { query, subject },
  { teamId, find, spaceId, role, sort = "name", isDown = false, cursor, count = PAGE },
) => {
  const seesEmails = may("team.manageUsers", { role: subject.role });
  // One more than is shown tells whether there is another page.
  const search = {
    teamId,
    find,
    findsEmails: seesEmails,
    spaceId,
    role,
    order: { sort, isDown },
    after: cursor,
    count: count + 1,
  };
  const found = await findMembers(query, places, search);
  const shown = found.slice(0, count);
  const ids = shown.map(({ accountId }) => accountId);
  const spaces = await places.spacesOf(query, teamId, ids);
  const visits = await places.visitsOf(query, teamId, ids);
  const inside = whereInside(whoIsIn, await places.namesOf(query, teamId));
  const members = shown.map(({ role, joinedAt, email, ...look }) => ({
    ...look,
    email: seesEmails ? email : null,
    role: role === "ADMIN" ? ("ADMIN" as const) : ("MEMBER" as const),
    joinedAt: joinedAt.toISOString(),
    lastVisitedAt: visits.get(look.accountId)?.lastAt.toISOString() ?? null,
    insideSpaceId: inside.get(look.accountId) ?? null,
    spaceIds: spaces.get(look.accountId) ?? [],
  }));
  return ok({ members, nextCursor: found.length > count ? (shown.at(-1)?.accountId ?? null) : null });
};

/** People are in one space at a time. */
const whereInside = (whoIsIn: WhoIsIn, spaces: readonly { id: SpaceId }[]): ReadonlyMap<AccountId, SpaceId> =>
  new Map(spaces.flatMap(({ id }) => whoIsIn(id).map(({ accountId }) => [accountId, id] as const)));
