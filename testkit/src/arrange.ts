import { constants, must } from "@atrium/contract";
import type { AccountId, ChatMessageId, Plan, RoomId, SpaceId, TeamId, TeamRole } from "@atrium/contract";
import { accounts, addMember, rooms, spaces, teamMembers, teams } from "@atrium/server/calls";
import type { Caller } from "@atrium/server/calls";
import type { Database } from "@atrium/server/database";
import { eq, sql } from "drizzle-orm";

type MemberRole = Parameters<typeof addMember>[1]["role"];

/** Writes to the database what no operation creates yet: memberships, plans, and settings of spaces and rooms. */
export interface Arrange {
  joinTeam(caller: Pick<Caller, "accountId">, teamId: TeamId, role: TeamRole): Promise<void>;
  joinSpace(caller: Pick<Caller, "accountId">, spaceId: SpaceId, role: MemberRole): Promise<void>;
  /** Opens a space to them as support staff. */
  support(caller: Pick<Caller, "accountId">, spaceId: SpaceId): Promise<void>;
  account(accountId: AccountId, changes: Partial<typeof accounts.$inferInsert>): Promise<void>;
  team(teamId: TeamId, changes: { plan?: Plan; boughtCapacity?: number }): Promise<void>;
  space(spaceId: SpaceId, changes: Partial<typeof spaces.$inferInsert>): Promise<void>;
  room(roomId: RoomId, changes: Partial<typeof rooms.$inferInsert>): Promise<void>;
  /** Sets a team's subscription to past due, as if just read from Stripe. */
  pastDue(teamId: TeamId): Promise<void>;
  /** Adds the maximum number of different reactions to a message. */
  reactions(caller: Pick<Caller, "accountId">, messageId: ChatMessageId): Promise<void>;
}

/** Writes things to the database that no operation creates. */
export function createArrange(db: Database): Arrange {
  return {
    async joinTeam(caller, teamId, role) {
      await db.insert(teamMembers).values({ teamId, accountId: idOf(caller), role, joinedAt: AT });
    },
    async joinSpace(caller, spaceId, role) {
      await db.transaction((tx) => addMember(tx, { spaceId, accountId: idOf(caller), role }, AT.getTime()));
    },
    async support(caller, spaceId) {
      const of = { spaceId, accountId: idOf(caller) };
      await db.execute(sql`delete from space_members where space_id = ${of.spaceId} and account_id = ${of.accountId}`);
      // By the clock of the database, which decides whether it is open.
      await db.execute(sql`insert into support_accesses (space_id, account_id, reason, opened_at, ends_at)
        values (${of.spaceId}, ${of.accountId}, 'They asked for help', now(), now() + interval '1 hour')
        on conflict (space_id, account_id) do update set ends_at = excluded.ends_at`);
    },
    async account(accountId, changes) {
      await db.update(accounts).set(changes).where(eq(accounts.id, accountId));
    },
    async team(teamId, changes) {
      await db.update(teams).set(changes).where(eq(teams.id, teamId));
    },
    async pastDue(teamId) {
      await db.execute(sql`update team_subscriptions set state = 'pastDue' where team_id = ${teamId}`);
    },
    async space(spaceId, changes) {
      await db.update(spaces).set(changes).where(eq(spaces.id, spaceId));
    },
    async room(roomId, changes) {
      await db.update(rooms).set(changes).where(eq(rooms.id, roomId));
    },
    async reactions(caller, messageId) {
      const [first, most] = [SMILES, constants.chat.mostReactionKinds];
      await db.execute(
        sql`insert into chat_reactions (message_id, account_id, content, created_at)
          select ${messageId}, ${idOf(caller)}, chr(code), now() from generate_series(${first}::int, ${first + most - 1}::int) code`,
      );
    },
  };
}

/** Code point of the first smiley. */
const SMILES = 0x1f600;
const AT = new Date(Date.UTC(2026, 10, 21));

const idOf = (caller: Pick<Caller, "accountId">): AccountId =>
  must(caller.accountId, "somebody without an account joins nothing");
