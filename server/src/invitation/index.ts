// Invitations: by mail and by link, to teams and to spaces, for members and guests. They hang on teams and spaces; nobody
// below knows of them.
export { acceptSignedIn } from "./acceptInvitation.ts";
export { createInvitationCodes } from "./invitationCodes.ts";
export type { InvitationNeeds } from "./invitationNeeds.ts";
export { invitationOperations } from "./invitationOperations.ts";
export { spaceInvitationsChanged } from "./topics.ts";
export { adoptInvitations, endInvitations, forgetInvitations, forgetInvitationsTo } from "./invitationStore.ts";
export { ownInvitations } from "./ownInvitations.ts";
