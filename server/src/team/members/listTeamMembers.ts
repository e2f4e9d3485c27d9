import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { may } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";
import { findMembers } from "./memberStore.ts";
import type { TeamPlacesNeeds } from "./places.ts";

const PAGE = 50;

export const listTeamMembers: Handler<typeof operations.listTeamMembers, TeamPlacesNeeds> = async (
  { places },
  { query, subject },
  { teamId, find, spaceId, role, cursor },
) => {
  const seesEmails = may("team.manageUsers", { role: subject.role });
  // One more than is shown says whether there is another page.
  const search = { teamId, find, findsEmails: seesEmails, spaceId, role, after: cursor, count: PAGE + 1 };
  const found = await findMembers(query, places, search);
  const shown = found.slice(0, PAGE);
  const spaces = await places.spacesOf(
    query,
    teamId,
    shown.map(({ accountId }) => accountId),
  );
  const members = shown.map(({ role, joinedAt, email, ...look }) => ({
    ...look,
    email: seesEmails ? email : null,
    role: role === "ADMIN" ? ("ADMIN" as const) : ("MEMBER" as const),
    joinedAt: joinedAt.toISOString(),
    spaceIds: spaces.get(look.accountId) ?? [],
  }));
  return ok({ members, nextCursor: found.length > PAGE ? (shown.at(-1)?.accountId ?? null) : null });
};
