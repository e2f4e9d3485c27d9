import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import { listInvitations } from "./describeInvitations.ts";
import type { InvitationNeeds } from "./invitationNeeds.ts";
import { ofSpace } from "./ofSpace.ts";

export const listSpaceGuestInvitations: Handler<typeof operations.listSpaceGuestInvitations, InvitationNeeds> = async (
  needs,
  { query, subject, accountId, nowMs },
  { cursor },
) => ok(await listInvitations(needs, query, { of: ofSpace(subject, accountId), cursor, nowMs }));
