import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import { listInvitations } from "./describeInvitations.ts";
import type { InvitationNeeds } from "./invitationNeeds.ts";

export const listTeamGuestInvitations: Handler<typeof operations.listTeamGuestInvitations, InvitationNeeds> = async (
  needs,
  { query, nowMs },
  { teamId, cursor },
) => ok(await listInvitations(needs, query, { of: { teamId, kinds: ["teamGuest", "spaceGuest"] }, cursor, nowMs }));
