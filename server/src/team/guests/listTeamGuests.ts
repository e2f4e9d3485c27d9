import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { may } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";
import type { TeamPlacesNeeds } from "../members/places.ts";
import { waysOf } from "./arrivalStore.ts";
import { findGuests } from "./guestStore.ts";

const PAGE = 50;

export const listTeamGuests: Handler<typeof operations.listTeamGuests, TeamPlacesNeeds> = async (
  { places },
  { query, subject, nowMs },
  { teamId, find, spaceId, sort = "name", isDown = false, cursor, count = PAGE },
) => {
  const seesEmails = may("team.manageUsers", { role: subject.role });
  // One more than is shown tells whether there is another page.
  const search = {
    teamId,
    find,
    findsEmails: seesEmails,
    spaceId,
    order: { sort, isDown },
    after: cursor,
    count: count + 1,
  };
  const found = await findGuests(query, places, search);
  const shown = found.slice(0, count);
  const ids = shown.map(({ accountId }) => accountId);
  const spaces = await places.spacesOf(query, teamId, ids);
  const visits = await places.visitsOf(query, teamId, ids);
  const ways = await waysOf(query, teamId, ids);
  const bans = seesEmails ? await places.bansOf(query, teamId, { accountIds: ids, nowMs }) : null;
  const guests = shown.map(({ email, ...look }) => ({
    ...look,
    email: seesEmails ? email : null,
    isTemporary: email === null,
    lastVisitedAt: visits.get(look.accountId)?.lastAt.toISOString() ?? null,
    visitsCount: visits.get(look.accountId)?.count ?? 0,
    cameBy: ways.get(look.accountId) ?? null,
    spaceIds: spaces.get(look.accountId) ?? [],
    bans: (bans?.get(look.accountId) ?? []).map(({ spaceId: from, until }) => ({
      spaceId: from,
      until: until?.toISOString() ?? null,
    })),
  }));
  return ok({ guests, nextCursor: found.length > count ? (shown.at(-1)?.accountId ?? null) : null });
};
