import { CLOSE_CODES, constants, ok, refuse } from "@atrium/contract";
import type { AccountId, CloseCode, operations, SpaceRole } from "@atrium/contract";
import { asksForPassword, isAdmin, isTooEarly, may, welcomeAsks } from "@atrium/rules";
import { shutUntil } from "../../billing/index.ts";
import { recordAudit } from "../../team/index.ts";
import type { CallContext } from "../../platform/calls/context.ts";
import type { Handler } from "../../platform/calls/handler.ts";
import { guessPassword } from "../access/guessPassword.ts";
import type { Guess, Tries } from "../access/guessPassword.ts";
import { peopleOf, roleOf } from "../access/roleOf.ts";
import { doorOf } from "../access/spaceSubject.ts";
import { addMember } from "../membershipStore.ts";
import { findSpace } from "../spaceStore.ts";
import type { SpaceRecord } from "../spaceStore.ts";
import { banOf } from "./banStore.ts";
import type { LiveDoor } from "./liveDoor.ts";

export interface CanJoinSpaceNeeds {
  door: LiveDoor;
}

/** Somebody who is inside and reconnects is not asked for the password again, unless the role they came in with is lost. */
export const canJoinSpace: Handler<typeof operations.canJoinSpace, CanJoinSpaceNeeds> = async (
  needs,
  context,
  input,
) => {
  const { tx, caller, accountId } = context;
  const space = await findSpace(tx, input.spaceId);
  if (space === null) return refuse("spaceNotFound");
  const asAdmin = await checkAdminPassword(context, space, input.enterAsAdminPassword);
  if (asAdmin?.outcome === "tooOften") return refuse("tooOftenAttempts", { retryAfterMs: asAdmin.retryAfterMs });
  if (asAdmin?.outcome === "wrong") return closed(CLOSE_CODES.wrongPassword);
  const [person] = await peopleOf(tx, [accountId], space.id);
  if (person === undefined || !may("space.enter", person)) return closed(CLOSE_CODES.private);
  const { role, account } = person;
  if (isTooEarly(doorOf(space), role, context.nowMs))
    return closed(CLOSE_CODES.notStarted, { startsAt: space.startsAt });
  const opensAgain = await shutUntil(tx, space, context.nowMs);
  if (opensAgain !== null) return closed(CLOSE_CODES.hoursUsed, { startsAt: opensAgain });
  const who = { ...caller, accountId };
  const ban = await banOf(tx, space.id, { who, nowMs: context.nowMs });
  if (ban !== null) return closed(CLOSE_CODES.banned, { startsAt: ban.until });
  const within = needs.door.roleInside(space.id, accountId);
  // A role that was lost inside has answered nothing.
  if (within === null || !asksForPassword(doorOf(space), within)) {
    const guess = await checkPassword(context, { space, role, given: input.password });
    if (guess.outcome === "tooOften") return refuse("tooOftenAttempts", { retryAfterMs: guess.retryAfterMs });
    if (guess.outcome === "wrong") return closed(CLOSE_CODES.wrongPassword, guess);
  }
  if (within === null && input.queues !== true && needs.door.isFull(space.id)) return closed(CLOSE_CODES.overCapacity);
  if (welcomeAsks(space, account).length > 0) return closed(CLOSE_CODES.nameRequired);
  if (role === "SUPPORT") await noteSupport(context, space);
  const ticket = await needs.door.issueTicket(tx, caller, { spaceId: space.id, role });
  const address = await needs.door.addressOf(tx, space.id);
  return ok({ state: "open", ticket, address, expiresInMs: constants.socket.ticketForMs });
};

/** Each time that the door opens to support staff is in the team's log, whether they go in or not. */
const noteSupport = ({ tx, caller, nowMs }: CallContext, { id: spaceId, teamId }: SpaceRecord): Promise<void> =>
  recordAudit(tx, { teamId, caller, nowMs }, { action: "supportEntered", spaceId });

interface Told {
  startsAt?: Date | null;
  tries?: Tries | null;
}

const closed = (closeCode: CloseCode, { startsAt = null, tries = null }: Told = {}) =>
  ok({ state: "closed", closeCode, startsAt: startsAt?.toISOString() ?? null, ...(tries !== null && { tries }) });

interface AskedPassword {
  space: SpaceRecord;
  role: SpaceRole;
  given: string | undefined;
}

async function checkPassword(context: CallContext, { space, role, given }: AskedPassword): Promise<Guess> {
  if (space.passwordHash === null || !asksForPassword(doorOf(space), role)) return { outcome: "right" };
  if (given === undefined) return { outcome: "wrong", tries: null };
  return guessPassword(context, { target: space.id, given, stored: space.passwordHash, role });
}

/**
 * Whoever gives the admin password becomes an admin, with an account or a guest session. Null if there is nothing to
 * check: no password given or set, or already an admin; and for banned people, who stay banned.
 */
async function checkAdminPassword(
  context: CallContext & { accountId: AccountId },
  space: SpaceRecord,
  given: string | undefined,
): Promise<Guess | null> {
  const { tx, accountId, nowMs } = context;
  if (given === undefined || space.adminPasswordHash === null) return null;
  const role = await roleOf(tx, accountId, space.id);
  if (role !== null && isAdmin(role)) return null;
  const asked = { target: `${space.id} admin`, given, stored: space.adminPasswordHash, role };
  const guess = await guessPassword(context, asked);
  if (guess.outcome !== "right") return guess;
  if ((await banOf(tx, space.id, { who: { ...context.caller, accountId }, nowMs })) !== null) return null;
  await addMember(tx, { spaceId: space.id, accountId, role: "SPACE_ADMIN" }, nowMs);
  const at = { teamId: space.teamId, caller: context.caller, nowMs };
  await recordAudit(tx, at, { action: "enteredAsAdmin", spaceId: space.id });
  return guess;
}
