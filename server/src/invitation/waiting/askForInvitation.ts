import { INVITATION_KINDS, must, ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { findAccount } from "../../account/index.ts";
import type { Handler } from "../../platform/calls/handler.ts";
import { findTeam, mailSender } from "../../team/index.ts";
import { wantTeamAgain } from "../decline/declineStore.ts";
import { destinationOf } from "../destinationOf.ts";
import { findInvitation } from "../findInvitation.ts";
import type { InvitationNeeds } from "../invitationNeeds.ts";
import { mayInvite } from "../mayInvite.ts";
import { askMail } from "./askMail.ts";
import { takeAsk } from "./takeAsk.ts";

type Needs = Pick<InvitationNeeds, "codes" | "codeKey" | "limitsByAddress" | "mailer" | "siteUrl">;

export const askForInvitation: Handler<typeof operations.askForInvitation, Needs> = async (
  needs,
  context,
  { invitationId: code },
) => {
  const { tx, caller, accountId, nowMs } = context;
  const asker = must(await findAccount(tx, accountId), "a session has its account");
  if (asker.email === null || asker.emailKey === null) return refuse("accountIsNotVerified");
  const found = await findInvitation(needs, { query: tx, caller, nowMs }, { code, kinds: INVITATION_KINDS });
  if (!found.ok) return found.code === "linkNotFound" ? refuse("inviteNotFound") : refuse(found.code, found.detail);
  const { invitation, state } = found.value;
  if (state !== "ended" && state !== "otherAccount") return refuse("inviteNotFound");
  const taken = await takeAsk(tx, { accountId, of: invitation.id, nowMs });
  if (!taken.ok) return refuse("tooOftenAttempts", { retryAfterMs: taken.retryAfterMs });
  await wantTeamAgain(tx, needs, { teamId: invitation.teamId, emailKey: asker.emailKey });
  const inviter = must(await findAccount(tx, invitation.createdBy), "an invitation goes with who made it");
  // A guest has no mailbox, and others may have left or lost the right: the caller does not learn which.
  if (inviter.email === null || !(await mayInvite(tx, invitation))) return ok({});
  const team = must(await findTeam(tx, invitation.teamId), "an invitation goes with its team");
  const mail = askMail({
    to: inviter.email,
    name: asker.name.trim() || asker.email,
    email: asker.email,
    place: (await destinationOf(tx, invitation))?.name ?? team.name,
    because: state === "ended" ? "over" : "otherAddress",
    link: `${needs.siteUrl()}/dashboard/team/${team.id}/users`,
    locale: inviter.locale,
  });
  return ok({}, [await needs.mailer.send(tx, { ...mail, ...mailSender(team, nowMs) }, nowMs)]);
};
