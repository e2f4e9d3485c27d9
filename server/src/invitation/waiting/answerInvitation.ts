import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { provenEmailKey } from "../../account/index.ts";
import type { Bus } from "../../platform/bus.ts";
import type { Handler } from "../../platform/calls/handler.ts";
import { lockTeam, recordAudit, teamPeopleChanged } from "../../team/index.ts";
import { pathOf } from "../destinationOf.ts";
import { changeInvitation, isStillOpen, lockInvitation } from "../invitationStore.ts";
import { join } from "../join.ts";
import { spaceInvitationsChanged } from "../topics.ts";
import { findMailed } from "./waitingStore.ts";

export const answerInvitation: Handler<typeof operations.answerInvitation, { bus: Bus }> = async (
  { bus },
  { tx, caller, accountId, nowMs },
  { invitationId: id, accepts },
) => {
  const emailKey = await provenEmailKey(tx, accountId);
  const found = emailKey === null ? null : await findMailed(tx, { id, emailKey, nowMs });
  if (found === null) return refuse("inviteNotFound");
  const { teamId, role, spaceId } = found;
  await lockTeam(tx, teamId);
  const invitation = await lockInvitation(tx, id);
  if (invitation === null || !isStillOpen(invitation, nowMs)) return refuse("inviteNotFound");
  if (accepts) {
    const redirect = await pathOf(tx, invitation);
    return ok({ redirect }, await join({ tx, bus, caller, nowMs }, invitation, accountId));
  }
  await changeInvitation(tx, id, { revokedAt: new Date(nowMs) });
  await recordAudit(tx, { teamId, caller, nowMs }, { action: "invitationDeclined", role });
  return ok({ redirect: null }, [
    () => bus.publish(teamPeopleChanged, { teamId }),
    ...(spaceId === null ? [] : [() => bus.publish(spaceInvitationsChanged, { spaceId })]),
  ]);
};
