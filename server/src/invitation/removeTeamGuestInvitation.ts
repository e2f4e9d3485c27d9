import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import type { InvitationNeeds } from "./invitationNeeds.ts";
import { takeBack } from "./takeBack.ts";

export const removeTeamGuestInvitation: Handler<
  typeof operations.removeTeamGuestInvitation,
  Pick<InvitationNeeds, "bus">
> = (needs, context, { teamId, invitationId }) =>
  takeBack(needs, context, { teamId, kinds: ["teamGuest", "spaceGuest"], id: invitationId });
