// Declining by the link in a mail: whoever has its code has read the mailbox, so no session is required. The answer is
// the same for an invitation that has ended or was revoked, because the reader wants no more of them.
import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { findAccount } from "../../account/index.ts";
import type { CallContext } from "../../platform/calls/context.ts";
import type { Handler } from "../../platform/calls/handler.ts";
import { findTeam, lockTeam, recordAudit, teamPeopleChanged } from "../../team/index.ts";
import { refuseCode } from "../findInvitation.ts";
import type { InvitationNeeds } from "../invitationNeeds.ts";
import { changeInvitation, findByCode, isStillOpen, lockInvitation } from "../invitationStore.ts";
import type { InvitationRow } from "../invitationStore.ts";
import { spaceInvitationsChanged } from "../topics.ts";
import { declineTeam } from "./declineStore.ts";

type Needs = Pick<InvitationNeeds, "bus" | "codes" | "codeKey" | "limitsByAddress">;

export const declineInvitation: Handler<typeof operations.declineInvitation, Needs> = async (
  needs,
  context,
  { invitationId: code },
) => {
  const { tx, caller, nowMs } = context;
  const found = await findByCode(tx, needs.codes.hashOf(code));
  const team = found === null ? null : await findTeam(tx, found.teamId);
  if (found === null || team === null || found.emailKey === null) {
    const refused = await refuseCode(needs, { query: tx, caller, nowMs });
    if (refused.code === "tooOftenAttempts") return refuse("tooOftenAttempts", refused.detail);
    context.keepRefusal();
    return refuse("inviteNotFound");
  }
  const { teamId, emailKey, spaceId } = found;
  await lockTeam(tx, teamId);
  await declineTeam(tx, needs, { teamId, emailKey, nowMs });
  if (!(await endOpen(context, found))) return ok({ teamName: team.name });
  return ok({ teamName: team.name }, [
    () => needs.bus.publish(teamPeopleChanged, { teamId }),
    ...(spaceId === null ? [] : [() => needs.bus.publish(spaceInvitationsChanged, { spaceId })]),
  ]);
};

/** Whether it was open until now. Recorded in the audit log if the account that declines is known. */
async function endOpen({ tx, caller, nowMs }: CallContext, found: InvitationRow): Promise<boolean> {
  const { id, teamId, role, emailKey } = found;
  const locked = await lockInvitation(tx, id);
  if (locked === null || !isStillOpen(locked, nowMs)) return false;
  await changeInvitation(tx, id, { revokedAt: new Date(nowMs) });
  const own = caller.accountId === null ? null : await findAccount(tx, caller.accountId);
  if (own?.emailKey === emailKey)
    await recordAudit(tx, { teamId, caller, nowMs }, { action: "invitationDeclined", role });
  return true;
}
