import { ok, refuse } from "@atrium/contract";
import type { InvitationId, Result, SpaceId } from "@atrium/contract";
import type { CallContext } from "../platform/calls/context.ts";
import type { Bus } from "../platform/bus.ts";
import { recordAudit } from "../team/index.ts";
import { changeInvitation, lockOpen } from "./invitationStore.ts";
import type { InvitationsOf } from "./invitationStore.ts";
import { spaceNamesOf } from "./knownPeople.ts";
import { spaceInvitationsChanged } from "./topics.ts";

/** Revokes an open invitation: its code no longer works. */
export async function takeBack(
  { bus }: { bus: Bus },
  { tx, caller, nowMs }: CallContext,
  { id, ...of }: InvitationsOf & { id: InvitationId },
): Promise<Result<Record<string, never>, "inviteNotFound">> {
  const invitation = await lockOpen(tx, of, { id, nowMs });
  if (invitation === null) return refuse("inviteNotFound");
  await changeInvitation(tx, id, { revokedAt: new Date(nowMs) });
  await recordAudit(tx, { teamId: of.teamId, caller, nowMs }, { action: "invitationTakenBack", role: invitation.role });
  const { spaceId } = invitation;
  // The list of a space is declared as touched only for callers who revoke it there.
  const isSeenElsewhere = spaceId !== null && of.spaceId === undefined;
  return ok({}, isSeenElsewhere ? [() => bus.publish(spaceInvitationsChanged, { spaceId })] : []);
}

/** Sets the spaces that whoever accepts an open invitation is added to. */
export async function setSpaces(
  { tx, nowMs }: CallContext,
  of: InvitationsOf,
  { id, spaceIds }: { id: InvitationId; spaceIds: readonly SpaceId[] },
): Promise<Result<Record<string, never>, "inviteNotFound" | "spaceNotFound">> {
  if ((await lockOpen(tx, of, { id, nowMs })) === null) return refuse("inviteNotFound");
  if ((await spaceNamesOf(tx, of.teamId, spaceIds)) === null) return refuse("spaceNotFound");
  await changeInvitation(tx, id, { spaceIds: [...new Set(spaceIds)] });
  return ok({});
}
