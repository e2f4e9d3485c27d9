import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import type { InvitationNeeds } from "./invitationNeeds.ts";
import { makeLink } from "./makeLink.ts";

export const createTeamMemberInvitationLink: Handler<
  typeof operations.createTeamMemberInvitationLink,
  InvitationNeeds
> = (needs, context, link) =>
  // A link may be passed on, so it never grants the admin role.
  makeLink(needs, context, { ...link, kind: "teamMember", spaceId: null, role: "MEMBER" });
