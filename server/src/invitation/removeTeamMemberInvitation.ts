import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import type { InvitationNeeds } from "./invitationNeeds.ts";
import { takeBack } from "./takeBack.ts";

export const removeTeamMemberInvitation: Handler<
  typeof operations.removeTeamMemberInvitation,
  Pick<InvitationNeeds, "bus">
> = (needs, context, { teamId, invitationId }) =>
  takeBack(needs, context, { teamId, kinds: ["teamMember"], id: invitationId });
