import { ok, refuse } from "@atrium/contract";
import type { Invitation, LinkExpiry, Result } from "@atrium/contract";
import { findAccount } from "../account/index.ts";
import type { CallContext } from "../platform/calls/context.ts";
import { takeStored } from "../platform/rateLimit.ts";
import { recordAudit } from "../team/index.ts";
import { describeInvitation } from "./describeInvitations.ts";
import type { InvitationNeeds } from "./invitationNeeds.ts";
import { insertInvitation } from "./invitationStore.ts";
import type { NewInvitation } from "./invitationStore.ts";
import { spaceNamesOf } from "./knownPeople.ts";
import { LINKS } from "./mailLimits.ts";

type Link = Pick<NewInvitation, "kind" | "teamId" | "spaceId" | "spaceIds" | "role"> & {
  expiresInDays: LinkExpiry;
  uses: number | null;
};

const DAY_MS = 24 * 3_600_000;

/** Creates a link that invites anybody who has it. */
export async function makeLink(
  needs: InvitationNeeds,
  context: CallContext & { accountId: NewInvitation["createdBy"] },
  { expiresInDays, uses, ...link }: Link,
): Promise<Result<{ invitation: Invitation }, "spaceNotFound" | "tooOftenAttempts">> {
  const { tx, caller, accountId, nowMs } = context;
  if ((await spaceNamesOf(tx, link.teamId, link.spaceIds)) === null) return refuse("spaceNotFound");
  const taken = await takeStored(tx, LINKS, { subject: link.teamId, nowMs });
  if (!taken.ok) return refuse("tooOftenAttempts", { retryAfterMs: taken.retryAfterMs });
  const { codeHash, codeSealed } = needs.codes.make();
  const expiresAt = expiresInDays === null ? null : new Date(nowMs + expiresInDays * DAY_MS);
  const terms = { expiresAt, usesLeft: uses, createdBy: accountId, codeHash, codeSealed };
  const invitation = await insertInvitation(tx, { ...link, spaceIds: [...new Set(link.spaceIds)], ...terms }, nowMs);
  await recordAudit(tx, { teamId: link.teamId, caller, nowMs }, { action: "linkMade", role: link.role });
  const creatorName = (await findAccount(tx, accountId))?.name ?? "";
  return ok({ invitation: describeInvitation(needs, { invitation, creatorName }) });
}
