import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import { takeBack } from "./takeBack.ts";

export const removeTeamGuestInvitation: Handler<typeof operations.removeTeamGuestInvitation> = (
  _needs,
  context,
  { teamId, invitationId },
) => takeBack(context, { teamId, kinds: ["teamGuest", "spaceGuest"] }, invitationId);
