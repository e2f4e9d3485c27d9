import { must, subjectTerms } from "@atrium/contract";
import type { Operation, OperationName, Plan, RoomId, RoomPermissions, SpaceId, TeamId } from "@atrium/contract";
import { and, eq, sql } from "drizzle-orm";
import { rooms } from "../../room/index.ts";
import { spaces, stands } from "../../space/index.ts";
import { teams } from "../../team/index.ts";
import type { Attempt, World } from "../world.ts";

/** Where the subject of a call is, and what the permission table asks about it besides the caller's role. */
export interface Place {
  teamId: TeamId;
  spaceId: SpaceId;
  /** The room that it is, if it is one. */
  roomId: RoomId | null;
  plan: Plan;
  isPrivate: boolean;
  isOpenToTeam: boolean;
  roomFlags?: RoomPermissions;
}

/** Null for a subject that is in no team. */
export async function placeOf(
  world: World,
  operation: Operation,
  input: Attempt<OperationName>["input"],
): Promise<Place | null> {
  const { field } = subjectTerms(operation.subject);
  if (field === undefined) return null;
  const id = String((input as Record<string, unknown>)[field]);
  const spaceId = await spaceIdOf(world, operation, id);
  const [space] = await world.db
    .select({ teamId: teams.id, plan: teams.plan, isPrivate: spaces.isPrivate, isOpenToTeam: spaces.isOpenToTeam })
    .from(spaces)
    .innerJoin(teams, eq(teams.id, spaces.teamId))
    .where(eq(spaces.id, spaceId));
  const roomId = operation.subject === "room" ? (id as RoomId) : null;
  return { ...must(space, "it was just made"), spaceId, roomId, ...(await flagsOf(world, roomId)) };
}

async function flagsOf({ db }: World, roomId: RoomId | null): Promise<Pick<Place, "roomFlags">> {
  if (roomId === null) return {};
  const [room] = await db.select({ roomFlags: rooms.permissions }).from(rooms).where(eq(rooms.id, roomId));
  return must(room, "it was just made");
}

/** The space of the subject; for a team, or somebody of a team, one of its spaces. */
async function spaceIdOf(world: World, { subject }: Operation, id: string): Promise<SpaceId> {
  if (subjectTerms(subject).inSpace === true) return world.spaceOf(subject, id);
  const teamId = subject === "team" ? (id as TeamId) : await teamOf(world, id);
  const [space] = await world.db
    .select({ id: spaces.id })
    .from(spaces)
    .where(and(eq(spaces.teamId, teamId), stands));
  if (space !== undefined) return space.id;
  const founder = await world.account();
  await world.arrange.joinTeam(founder, teamId, "ADMIN");
  const made = await founder.browser.call("createSpace", { teamId, name: "Hall" });
  return must(made.value, "a team may have a space").spaceId;
}

async function teamOf({ db }: World, accountId: string): Promise<TeamId> {
  const found = await db.execute<{ team_id: TeamId }>(
    sql`select team_id from team_members where account_id = ${accountId}`,
  );
  return must(found.rows[0], "somebody of a team").team_id;
}
