import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import { takeBack } from "./takeBack.ts";

export const removeTeamMemberInvitation: Handler<typeof operations.removeTeamMemberInvitation> = (
  _needs,
  context,
  { teamId, invitationId },
) => takeBack(context, { teamId, kinds: ["teamMember"] }, invitationId);
