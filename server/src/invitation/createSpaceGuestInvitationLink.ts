import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import type { InvitationNeeds } from "./invitationNeeds.ts";
import { makeLink } from "./makeLink.ts";

export const createSpaceGuestInvitationLink: Handler<
  typeof operations.createSpaceGuestInvitationLink,
  InvitationNeeds
> = (needs, context, { spaceId, ...terms }) => {
  const { teamId } = context.subject.space;
  return makeLink(needs, context, {
    kind: "spaceGuest",
    teamId,
    spaceId,
    spaceIds: [spaceId],
    role: "GUEST",
    ...terms,
  });
};
