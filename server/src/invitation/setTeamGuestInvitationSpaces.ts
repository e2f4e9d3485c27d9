import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import { setSpaces } from "./takeBack.ts";

/** Invitations to a single space stay with it. */
export const setTeamGuestInvitationSpaces: Handler<typeof operations.setTeamGuestInvitationSpaces> = (
  _needs,
  context,
  { teamId, invitationId, spaceIds },
) => setSpaces(context, { teamId, kinds: ["teamGuest"] }, { id: invitationId, spaceIds });
