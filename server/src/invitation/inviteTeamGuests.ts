import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import type { InvitationNeeds } from "./invitationNeeds.ts";
import { invitePeople } from "./invitePeople.ts";

export const inviteTeamGuests: Handler<typeof operations.inviteTeamGuests, InvitationNeeds> = (
  needs,
  context,
  { emails, spaceIds, message = "" },
) => {
  const { team } = context.subject;
  return invitePeople(needs, context, {
    kind: "teamGuest",
    team,
    spaceId: null,
    spaceIds,
    role: "GUEST",
    emails,
    message,
  });
};
