import type { AccountId, SpaceId, SpaceRole } from "@atrium/contract";
import { spaceRole } from "@atrium/rules";
import { and, eq } from "drizzle-orm";
import type { Query } from "../../platform/database/database.ts";
import { teamMembers, teams, teamTerms } from "../../team/index.ts";
import type { SpaceRecord } from "../spaceStore.ts";
import { memberRoleOf } from "../support/supportStore.ts";
import { spaceDomains, spaceMembers, spaces, stands } from "../tables.ts";

/** Locks the team of a space: its people, and those of its spaces, change one call at a time until this transaction ends. */
export async function lockTeamOf(query: Query, spaceId: SpaceId): Promise<void> {
  await query
    .select({ id: teams.id })
    .from(teams)
    .innerJoin(spaces, eq(spaces.teamId, teams.id))
    .where(eq(spaces.id, spaceId))
    .for("no key update", { of: teams });
}

/** A space and somebody's role there; null if they cannot see it. One statement. */
export async function findSpaceAs(
  query: Query,
  { accountId, spaceId, locks = false }: { accountId: AccountId; spaceId: SpaceId; locks?: boolean },
): Promise<{ space: SpaceRecord; role: SpaceRole } | null> {
  const select = query
    .select({
      row: spaces,
      team: teamTerms,
      customDomain: spaceDomains,
      teamRole: teamMembers.role,
      memberRole: memberRoleOf(accountId),
    })
    .from(spaces)
    .innerJoin(teams, eq(teams.id, spaces.teamId))
    .leftJoin(spaceDomains, eq(spaceDomains.spaceId, spaces.id))
    .leftJoin(teamMembers, and(eq(teamMembers.teamId, spaces.teamId), eq(teamMembers.accountId, accountId)))
    .leftJoin(spaceMembers, and(eq(spaceMembers.spaceId, spaces.id), eq(spaceMembers.accountId, accountId)))
    .where(and(eq(spaces.id, spaceId), stands))
    .$dynamic();
  // This lock still lets rows that refer to the space, such as visits, be added: its key does not change.
  const [found] = await (locks ? select.for("no key update", { of: spaces }) : select);
  if (found === undefined) return null;
  const { row, team, customDomain, teamRole, memberRole } = found;
  const role = spaceRole({ ...row, teamRole, memberRole });
  return role === null ? null : { space: { ...row, ...team, customDomain }, role };
}
