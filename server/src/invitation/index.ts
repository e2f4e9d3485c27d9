// Invitations: by mail and by link, to teams and to spaces, for members and guests. They are built on teams and spaces;
// no domain below knows about them.
export { acceptSignedIn } from "./acceptInvitation.ts";
export { endLinksOf } from "./endLinksOf.ts";
export { createInvitationCodes } from "./invitationCodes.ts";
export type { InvitationNeeds } from "./invitationNeeds.ts";
export { invitationOperations } from "./invitationOperations.ts";
export { accountInvited, spaceInvitationsChanged } from "./topics.ts";
export { adoptInvitations, endInvitations, forgetInvitations, forgetInvitationsTo } from "./invitationStore.ts";
export { forgetOpenedLinks } from "./openedLinks.ts";
export { ownInvitations } from "./ownInvitations.ts";
