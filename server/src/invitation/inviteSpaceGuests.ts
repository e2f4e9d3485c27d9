import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import type { InvitationNeeds } from "./invitationNeeds.ts";
import { invitePeople } from "./invitePeople.ts";

export const inviteSpaceGuests: Handler<typeof operations.inviteSpaceGuests, InvitationNeeds> = (
  needs,
  context,
  { spaceId, emails, message = "" },
) => {
  const { teamId: id, teamName: name, plan } = context.subject.space;
  const place = { kind: "spaceGuest", team: { id, name, plan }, spaceId, spaceIds: [spaceId], role: "GUEST" } as const;
  return invitePeople(needs, context, { ...place, emails, message });
};
