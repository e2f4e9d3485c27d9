import { constants, ok, refuse } from "@atrium/contract";
import type { AccountId, InvitationKind, InvitationState, Refusal, Result } from "@atrium/contract";
import { findAccountByEmail } from "../account/index.ts";
import type { Caller } from "../platform/calls/context.ts";
import type { Query } from "../platform/database/database.ts";
import { roomInStored, takeStored } from "../platform/rateLimit.ts";
import type { RateRule } from "../platform/rateLimit.ts";
import { isBanOnBrowser, isBanOnLink, spaceIdsOfTeams, teamPlaces } from "../space/index.ts";
import { teamRoleOf } from "../team/index.ts";
import type { InvitationNeeds } from "./invitationNeeds.ts";
import { invitationState } from "./invitationState.ts";
import { findByCode, isStillOpen } from "./invitationStore.ts";
import { openersOf } from "./openedLinks.ts";
import type { InvitationRow } from "./invitationStore.ts";
import { isOverFor } from "./mayInvite.ts";

export interface Asked {
  query: Query;
  caller: Caller;
  nowMs: number;
}
export interface FoundInvitation {
  invitation: InvitationRow;
  state: InvitationState;
}

const WRONG_CODES: RateRule = { name: "wrongInvitations", ...constants.invitation.wrongCodes };
export const GUEST_KINDS = ["teamGuest", "spaceGuest"] as const satisfies InvitationKind[];

/**
 * An invitation by its code, and what the caller can do with it. Wrong, revoked and, for strangers, expired codes get the
 * same answer, and a network address may try only a limited number of them per hour.
 */
export async function findInvitation(
  needs: Pick<InvitationNeeds, "codes" | "limitsByAddress">,
  asked: Asked,
  { code, kinds }: { code: string; kinds: readonly InvitationKind[] },
): Promise<Result<FoundInvitation, "linkNotFound" | "tooOftenAttempts">> {
  const invitation = await findByCode(asked.query, needs.codes.hashOf(code));
  if (invitation !== null && kinds.includes(invitation.kind) && invitation.revokedAt === null) {
    const state = await stateOf(asked, invitation);
    if (state !== null) return ok({ invitation, state });
  }
  return refuseCode(needs, asked);
}

/** The answer to a code that opens nothing: it counts for the caller's network address. */
export async function refuseCode(
  needs: Pick<InvitationNeeds, "limitsByAddress">,
  { query, caller, nowMs }: Asked,
): Promise<Refusal<"linkNotFound" | "tooOftenAttempts">> {
  if (!needs.limitsByAddress) return refuse("linkNotFound");
  const at = { subject: caller.address, nowMs };
  const room = await roomInStored(query, WRONG_CODES, at);
  if (!room.ok) return refuse("tooOftenAttempts", { retryAfterMs: room.retryAfterMs });
  await takeStored(query, WRONG_CODES, at);
  return refuse("linkNotFound");
}

async function stateOf({ query, caller, nowMs }: Asked, invitation: InvitationRow): Promise<InvitationState | null> {
  const { emailKey } = invitation;
  const invitedId = emailKey === null ? null : ((await findAccountByEmail(query, emailKey))?.id ?? null);
  const { accountId, isVerified } = caller;
  const state = invitationState({
    invitation: { isOpen: isStillOpen(invitation, nowMs), isMember: invitation.kind === "teamMember", emailKey },
    invitedId,
    caller: { accountId, isVerified },
    isThere: accountId !== null && (await hasAll(query, invitation, accountId)),
  });
  if (state !== "open") return state;
  if (await isOverFor(query, invitation, accountId)) return isVerified ? "ended" : "signIn";
  if (await isShutToGuests({ query, caller, nowMs }, invitation)) return "signIn";
  return (await isShutToBrowser({ query, caller, nowMs }, invitation)) ? "ended" : state;
}

/**
 * Whether a link lets in nobody without an account, because somebody is banned who has opened it: in another browser
 * they would be a new guest. Others sign in, or ask for another link; whoever is in already stays.
 */
async function isShutToGuests(
  { query, caller, nowMs }: Asked,
  { id, email, spaceIds }: InvitationRow,
): Promise<boolean> {
  return (
    email === null &&
    !caller.isVerified &&
    isBanOnLink(query, { invitationId: id, openers: openersOf(query, id), spaceIds }, nowMs)
  );
}

/**
 * Whether a link lets in no newcomer of the caller's browser, because somebody is banned who was there with it: another
 * mailbox would make them a new account. Mails are for one person, and a link to a team leads into all of its spaces.
 */
export async function isShutToBrowser(
  { query, caller, nowMs }: Asked,
  { email, kind, teamId, spaceIds }: InvitationRow,
): Promise<boolean> {
  if (email !== null || !caller.isVerified) return false;
  const leadsTo = kind === "spaceGuest" ? spaceIds : await spaceIdsOfTeams(query, [teamId]);
  return isBanOnBrowser(query, { browserId: caller.browserId, spaceIds: leadsTo }, nowMs);
}

/** Whether somebody already has everything an invitation grants. */
export async function hasAll(query: Query, invitation: InvitationRow, accountId: AccountId): Promise<boolean> {
  const { teamId, kind, role } = invitation;
  const own = await teamRoleOf(query, teamId, accountId);
  const isMember = own === "ADMIN" || own === "MEMBER";
  if (kind === "teamMember" && !(role === "ADMIN" ? own === "ADMIN" : isMember)) return false;
  if (kind === "teamGuest" && own === null) return false;
  const places = (await teamPlaces.spacesOf(query, teamId, [accountId])).get(accountId) ?? [];
  const there = new Set(await spaceIdsOfTeams(query, [teamId]));
  return invitation.spaceIds.every((spaceId) => places.includes(spaceId) || !there.has(spaceId));
}
