import { AuditedAct, constants } from "@atrium/contract";
import type { AccountId, AuditedAction, AuditEntry, AuditEntryId, SpaceId, TeamId } from "@atrium/contract";
import { and, asc, count, desc, eq, gte, inArray, isNotNull, lt, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { accounts } from "../../account/index.ts";
import type { Database, Query } from "../../platform/database/database.ts";
import { auditEntries, teamMembers } from "../tables.ts";

/** Which entries a list shows. */
export interface AuditSearch {
  teamId: TeamId;
  find: string | undefined;
  /** The spaces whose names match the search. */
  foundSpaceIds: readonly SpaceId[];
  actorIds: readonly AccountId[] | undefined;
  actions: readonly AuditedAction[] | undefined;
  sinceMs: number;
}

const MOST_ACTORS = 100;

/** Newest first, starting after `after`. */
export async function findEntries(
  query: Query,
  search: AuditSearch,
  page: { after: AuditEntryId | undefined; count: number },
): Promise<AuditEntry[]> {
  const behind =
    page.after === undefined
      ? undefined
      : sql`(${auditEntries.at}, ${auditEntries.id}) < (select e.at, e.id from audit_entries e where e.id = ${page.after})`;
  const rows = await query
    .select()
    .from(auditEntries)
    .where(and(isFound(search), behind))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(page.count);
  return rows.map(({ id, at, actorId, action, about, device, country }) => ({
    id,
    at: at.toISOString(),
    actorId,
    device,
    country,
    act: AuditedAct.parse({ action, ...(about as object) }),
  }));
}

export async function countEntries(query: Query, search: AuditSearch): Promise<number> {
  const [found] = await query.select({ total: count() }).from(auditEntries).where(isFound(search));
  return found?.total ?? 0;
}

/** Everybody with an entry in the team's log. */
export async function findActors(query: Query, teamId: TeamId): Promise<AccountId[]> {
  const rows = await query
    .selectDistinct({ actorId: auditEntries.actorId })
    .from(auditEntries)
    .where(and(eq(auditEntries.teamId, teamId), isNotNull(auditEntries.actorId)))
    .orderBy(asc(auditEntries.actorId))
    .limit(MOST_ACTORS);
  return rows.flatMap(({ actorId }) => actorId ?? []);
}

/** Names and looks of people. Only team members' e-mails are included: others enter its spaces too. */
export async function findAuditedPeople(query: Query, teamId: TeamId, accountIds: readonly AccountId[]) {
  return query
    .select({
      accountId: accounts.id,
      name: accounts.name,
      email: sql<string | null>`case when ${isOfTeam(teamId)} then ${accounts.email} end`,
      avatarUrl: accounts.avatarUrl,
      avatarAppearance: accounts.avatarAppearance,
      palette: accounts.palette,
    })
    .from(accounts)
    .where(inArray(accounts.id, [...accountIds]));
}

/** The actions of a deleted account stay in the log, but without its device and country. */
export async function forgetActor(query: Query, actorId: AccountId): Promise<void> {
  await query.update(auditEntries).set({ device: null, country: null }).where(eq(auditEntries.actorId, actorId));
}

/** Deletes entries older than the retention time. */
export async function forgetAuditEntries(db: Database, nowMs: number): Promise<void> {
  await db.delete(auditEntries).where(lt(auditEntries.at, new Date(nowMs - constants.audit.keptMs)));
}

function isFound({ teamId, find, foundSpaceIds, actorIds, actions, sinceMs }: AuditSearch): SQL | undefined {
  return and(
    eq(auditEntries.teamId, teamId),
    gte(auditEntries.at, new Date(sinceMs)),
    actorIds === undefined ? undefined : inArray(auditEntries.actorId, [...actorIds]),
    actions === undefined ? undefined : inArray(auditEntries.action, [...actions]),
    find === undefined ? undefined : or(namesPerson(teamId, find), namesSpace(foundSpaceIds)),
  );
}

const isOfTeam = (teamId: TeamId): SQL =>
  sql`exists (select 1 from ${teamMembers} where ${teamMembers.teamId} = ${teamId} and ${teamMembers.accountId} = ${accounts.id})`;

function namesPerson(teamId: TeamId, find: string): SQL {
  const wanted = find.toLowerCase();
  return sql`exists (
    select 1 from ${accounts}
    where (
      ${accounts.id} = ${auditEntries.actorId}
      or ${accounts.id} = ${auditEntries.about} ->> 'accountId'
      or ${auditEntries.about} -> 'accountIds' @> to_jsonb(${accounts.id})
    ) and (
      position(${wanted} in lower(${accounts.name})) > 0
      or (position(${wanted} in lower(${accounts.email})) > 0 and ${isOfTeam(teamId)})
    )
  )`;
}

function namesSpace(spaceIds: readonly SpaceId[]): SQL | undefined {
  const [first, ...others] = spaceIds.map(
    (spaceId) =>
      sql`(${auditEntries.about} ->> 'spaceId' = ${spaceId} or ${auditEntries.about} -> 'spaceIds' @> to_jsonb(${spaceId}::text))`,
  );
  return first === undefined ? undefined : or(first, ...others);
}
