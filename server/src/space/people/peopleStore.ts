import { SpaceMemberRole } from "@atrium/contract";
import type { AccountId, SpaceId } from "@atrium/contract";
import { and, asc, eq, inArray, or, sql } from "drizzle-orm";
import { accounts } from "../../account/index.ts";
import type { Query, Transaction } from "../../platform/database/database.ts";
import { spaceMembers } from "../tables.ts";
import type { MemberRole } from "../tables.ts";

/** How many people one page of a list has. */
const PAGE = 50;

interface PeopleSearch {
  spaceId: SpaceId;
  kind: "members" | "guests";
  find: string | undefined;
  findsEmails: boolean;
  after: AccountId | undefined;
}

const isOfKind = (kind: PeopleSearch["kind"]) =>
  kind === "guests" ? eq(spaceMembers.role, "SPACE_GUEST") : inArray(spaceMembers.role, SpaceMemberRole.options);

function isFound({ find, findsEmails }: PeopleSearch) {
  if (find === undefined) return undefined;
  const wanted = find.toLowerCase();
  const ofName = sql`position(${wanted} in lower(${accounts.name})) > 0`;
  return findsEmails ? or(ofName, sql`position(${wanted} in lower(${accounts.email})) > 0`) : ofName;
}

/** A page of the people added to a space, ordered by name. */
export async function findPeople(query: Query, search: PeopleSearch) {
  const { spaceId, kind, after } = search;
  const found = await query
    .select({
      accountId: accounts.id,
      name: accounts.name,
      email: accounts.email,
      avatarUrl: accounts.avatarUrl,
      avatarAppearance: accounts.avatarAppearance,
      palette: accounts.palette,
      role: spaceMembers.role,
      addedAt: spaceMembers.addedAt,
    })
    .from(spaceMembers)
    .innerJoin(accounts, eq(accounts.id, spaceMembers.accountId))
    .where(
      and(
        eq(spaceMembers.spaceId, spaceId),
        isOfKind(kind),
        isFound(search),
        after === undefined
          ? undefined
          : sql`(${accounts.name}, ${accounts.id}) > (select a.name, a.id from accounts a where a.id = ${after})`,
      ),
    )
    .orderBy(asc(accounts.name), asc(accounts.id))
    // One more than is shown tells whether there is another page.
    .limit(PAGE + 1);
  const people = found.slice(0, PAGE);
  return { people, nextCursor: found.length > PAGE ? (people.at(-1)?.accountId ?? null) : null };
}

/** How many people were added to a space. */
export async function countPeople(query: Query, spaceId: SpaceId): Promise<Record<PeopleSearch["kind"], number>> {
  const inSpace = eq(spaceMembers.spaceId, spaceId);
  return {
    members: await query.$count(spaceMembers, and(inSpace, isOfKind("members"))),
    guests: await query.$count(spaceMembers, and(inSpace, isOfKind("guests"))),
  };
}

/** Existing members keep their roles; a guest who now belongs to the team becomes a member. */
export async function addPeople(
  tx: Transaction,
  at: { spaceId: SpaceId; accountIds: readonly AccountId[]; role: MemberRole },
  nowMs: number,
): Promise<void> {
  const { spaceId, accountIds, role } = at;
  await tx
    .insert(spaceMembers)
    .values(accountIds.map((accountId) => ({ spaceId, accountId, role, addedAt: new Date(nowMs) })))
    .onConflictDoUpdate({
      target: [spaceMembers.spaceId, spaceMembers.accountId],
      set: { role },
      setWhere: eq(spaceMembers.role, "SPACE_GUEST"),
    });
}

/** The role of a member added to a space; null for guests and others. */
export async function memberRoleOf(query: Query, at: PersonAt): Promise<SpaceMemberRole | null> {
  const [found] = await query.select({ role: spaceMembers.role }).from(spaceMembers).where(rowOf(at));
  return found === undefined || found.role === "SPACE_GUEST" ? null : found.role;
}

export async function setMemberRole(tx: Transaction, at: PersonAt, role: SpaceMemberRole): Promise<void> {
  await tx.update(spaceMembers).set({ role }).where(rowOf(at));
}

/** False if nobody of this kind was added. */
export async function removePerson(tx: Transaction, at: PersonAt, kind: PeopleSearch["kind"]): Promise<boolean> {
  const gone = await tx
    .delete(spaceMembers)
    .where(and(rowOf(at), isOfKind(kind)))
    .returning({ accountId: spaceMembers.accountId });
  return gone.length > 0;
}

interface PersonAt {
  spaceId: SpaceId;
  accountId: AccountId;
}

const rowOf = ({ spaceId, accountId }: PersonAt) =>
  and(eq(spaceMembers.spaceId, spaceId), eq(spaceMembers.accountId, accountId));
