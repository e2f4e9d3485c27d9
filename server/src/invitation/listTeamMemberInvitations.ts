import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import { listInvitations } from "./describeInvitations.ts";
import type { InvitationNeeds } from "./invitationNeeds.ts";

export const listTeamMemberInvitations: Handler<typeof operations.listTeamMemberInvitations, InvitationNeeds> = async (
  needs,
  { query, nowMs },
  { teamId, cursor },
) => ok(await listInvitations(needs, query, { of: { teamId, kinds: ["teamMember"] }, cursor, nowMs }));
