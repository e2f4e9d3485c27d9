import type { SpaceId } from "@atrium/contract";
import { isHost } from "@atrium/rules";
import { and, eq, inArray } from "drizzle-orm";
import type { Query } from "../../platform/database/database.ts";
import { teamMembers } from "../../team/index.ts";
import { spaceMembers, spaces, stands } from "../tables.ts";
import { peopleOf } from "./roleOf.ts";

/** The hosts of a space: those of its own, and its team's admins. Nobody, if it is deleted. */
export async function hostsOf(query: Query, spaceId: SpaceId): Promise<Awaited<ReturnType<typeof peopleOf>>> {
  const own = await query
    .select({ accountId: spaceMembers.accountId })
    .from(spaceMembers)
    .where(and(eq(spaceMembers.spaceId, spaceId), inArray(spaceMembers.role, ["SPACE_ADMIN", "SPACE_MODERATOR"])));
  const admins = await query
    .select({ accountId: teamMembers.accountId })
    .from(teamMembers)
    .innerJoin(spaces, eq(spaces.teamId, teamMembers.teamId))
    .where(and(eq(spaces.id, spaceId), stands, eq(teamMembers.role, "ADMIN")));
  const ids = [...new Set([...own, ...admins].map(({ accountId }) => accountId))];
  if (ids.length === 0) return [];
  return (await peopleOf(query, ids, spaceId)).filter(({ role }) => isHost(role));
}
