import { bind } from "../platform/calls/handler.ts";
import type { NeedsOf } from "../platform/calls/handler.ts";
import { inviteTeamMembers } from "./inviteTeamMembers.ts";
import { listTeamMemberInvitations } from "./listTeamMemberInvitations.ts";
import { removeTeamMemberInvitation } from "./removeTeamMemberInvitation.ts";
import { setTeamMemberInvitationSpaces } from "./setTeamMemberInvitationSpaces.ts";

const handlers = {
  listTeamMemberInvitations,
  inviteTeamMembers,
  removeTeamMemberInvitation,
  setTeamMemberInvitationSpaces,
};

/** The operations of invitations with their needs filled in. */
export const invitationOperations = (needs: NeedsOf<typeof handlers>) => bind(needs, handlers);
