import { ok } from "@atrium/contract";
import type { operations, WaitingInvitation } from "@atrium/contract";
import { provenEmailKey } from "../../account/index.ts";
import type { Handler } from "../../platform/calls/handler.ts";
import { destinationOf } from "../destinationOf.ts";
import { hasAll } from "../findInvitation.ts";
import { findMailedTo } from "./waitingStore.ts";

export const listWaitingInvitations: Handler<typeof operations.listWaitingInvitations> = async (
  _needs,
  { query, accountId, nowMs },
) => {
  const emailKey = await provenEmailKey(query, accountId);
  if (emailKey === null) return ok({ invitations: [] });
  const waiting: WaitingInvitation[] = [];
  for (const { invitation, team, inviter } of await findMailedTo(query, emailKey, nowMs)) {
    if (await hasAll(query, invitation, accountId)) continue;
    const { id, kind, role, expiresAt } = invitation;
    waiting.push({
      id,
      kind,
      role,
      team,
      spaceName: (await destinationOf(query, invitation))?.name ?? null,
      inviterName: inviter.name || (inviter.email?.split("@")[0] ?? ""),
      expiresAt: expiresAt?.toISOString() ?? null,
    });
  }
  return ok({ invitations: waiting });
};
