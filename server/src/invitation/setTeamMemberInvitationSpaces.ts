import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import { setSpaces } from "./takeBack.ts";

export const setTeamMemberInvitationSpaces: Handler<typeof operations.setTeamMemberInvitationSpaces> = (
  _needs,
  context,
  { teamId, invitationId, spaceIds },
) => setSpaces(context, { teamId, kinds: ["teamMember"] }, { id: invitationId, spaceIds });
