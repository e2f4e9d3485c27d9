import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import type { InvitationNeeds } from "./invitationNeeds.ts";
import { invitePeople } from "./invitePeople.ts";

export const inviteTeamMembers: Handler<typeof operations.inviteTeamMembers, InvitationNeeds> = (
  needs,
  context,
  { emails, role, spaceIds, message = "" },
) =>
  invitePeople(needs, context, {
    kind: "teamMember",
    team: context.subject.team,
    spaceId: null,
    spaceIds,
    role,
    emails,
    message,
  });
