// The guard between a session and a handler: it finds the subject an operation names (a team, a space, a room), the
// caller's role in it, and asks the permission table.
//
// What the caller may not see does not exist for them: a subject of somebody else answers exactly as a random id does.
// What they see but may not do is `forbidden`, or the code the table names.
import { ok, refuse, unreachable } from "@atrium/contract";
import type { AccountId, Plan, Result, RoomId, RoomPermissions, SpaceId, SpaceRole, TeamId } from "@atrium/contract";
import { canSeeRoom, refusalOf } from "@atrium/rules";
import type { Asker } from "@atrium/rules";
import type { Query } from "../../platform/database/database.ts";
import type { Admission, Guard, GuardedCall } from "../../platform/calls/guard.ts";
import { findTeam } from "../../team/index.ts";
import type { PeopleInside } from "../peopleInside.ts";
import { findSpace } from "../spaceStore.ts";
import { roleOf, standingIn } from "./roleOf.ts";

export interface GuardNeeds {
  peopleInside: PeopleInside;
  /** What the guard must know of a room; null when there is none. */
  findRoom(query: Query, roomId: RoomId): Promise<GuardedRoom | null>;
}

interface GuardedRoom {
  spaceId: SpaceId;
  isHidden: boolean;
  blocked: boolean;
  permissions: RoomPermissions;
}

export function createGuard(needs: GuardNeeds): Guard {
  return async (call) => {
    const found = await findSubject(needs, call);
    if (!found.ok) return found;
    const { asker, subject } = found.value;
    const refused = refusalOf(call.operation.may, asker);
    if (refused !== null) return refuse(refused);
    return ok({ role: asSpaceRole(asker.role), subject });
  };
}

interface Found {
  asker: Asker;
  subject: Admission["subject"];
}

async function findSubject(needs: GuardNeeds, call: GuardedCall): Promise<Result<Found>> {
  const { operation, caller, tx } = call;
  if (operation.subject === "public" && caller.accountId === null)
    return ok({ asker: { role: "NOBODY" }, subject: {} });
  if (caller.accountId === null) return refuse("unauthorized");
  switch (operation.subject) {
    case "public":
    case "session":
      return ok({ asker: { role: caller.isVerified ? "ACCOUNT" : "GUEST_SESSION" }, subject: {} });
    case "account":
      return caller.isVerified ? ok({ asker: { role: "ACCOUNT" }, subject: {} }) : refuse("accountIsNotVerified");
    case "team":
      return findTeamSubject(tx, caller.accountId, idIn(call, "teamId"));
    case "space":
      return findSpaceSubject(tx, caller.accountId, idIn(call, "spaceId"));
    case "room":
      return findRoomSubject(needs, call, caller.accountId);
    default:
      return unreachable(operation.subject);
  }
}

async function findTeamSubject(query: Query, accountId: AccountId, teamId: TeamId): Promise<Result<Found>> {
  const role = await standingIn(query, accountId, teamId);
  const team = role === null ? null : await findTeam(query, teamId);
  if (role === null || team === null) return refuse("teamNotFound");
  return ok({ asker: { role, plan: team.plan }, subject: { teamId } });
}

async function findSpaceSubject(query: Query, accountId: AccountId, spaceId: SpaceId): Promise<Result<SpaceFound>> {
  const role = await roleOf(query, accountId, spaceId);
  const space = role === null ? null : await findSpace(query, spaceId);
  if (role === null || space === null) return refuse("spaceNotFound");
  return ok({ asker: { role, plan: space.plan }, subject: { teamId: space.teamId, spaceId } });
}

interface SpaceFound extends Found {
  asker: Asker & { role: SpaceRole; plan: Plan };
}

async function findRoomSubject(needs: GuardNeeds, call: GuardedCall, accountId: AccountId): Promise<Result<Found>> {
  const roomId = idIn<RoomId>(call, "roomId");
  const room = await needs.findRoom(call.tx, roomId);
  if (room === null) return refuse("roomNotFound");
  const space = await findSpaceSubject(call.tx, accountId, room.spaceId);
  if (!space.ok) return refuse("roomNotFound");
  const { asker, subject } = space.value;
  const isCurrent = () => needs.peopleInside.roomOf(room.spaceId, accountId) === roomId;
  if (!canSeeRoom(asker.role, room, false) && !isCurrent()) return refuse("roomNotFound");
  return ok({ asker: { ...asker, roomFlags: room.permissions }, subject: { ...subject, roomId } });
}

/** The id of the operation's subject: its schema has checked that it is there. */
function idIn<Id extends string>(call: GuardedCall, field: string): Id {
  const value: unknown = (call.input as Record<string, unknown>)[field];
  if (typeof value !== "string") throw new Error(`${call.operation.name} has no ${field}, which its subject needs`);
  return value as Id;
}

function asSpaceRole(role: Asker["role"]): SpaceRole | null {
  return role === "NOBODY" || role === "GUEST_SESSION" || role === "ACCOUNT" ? null : role;
}
