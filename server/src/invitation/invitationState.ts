import type { AccountId, InvitationState } from "@atrium/contract";

/** What decides it, read already. */
export interface InvitationAsked {
  invitation: { isOpen: boolean; isMember: boolean; emailKey: string | null };
  /** Whose address the mail was sent to; null where it is nobody's yet, and for links. */
  invitedId: AccountId | null;
  caller: { accountId: AccountId | null; isVerified: boolean };
  /** The caller has everything already that it would give. */
  isThere: boolean;
}

/** What a caller can do with an invitation; null where it must look as if there were none. */
export function invitationState({ invitation, invitedId, caller, isThere }: InvitationAsked): InvitationState | null {
  if (isThere) return "joined";
  if (!invitation.isOpen) return caller.isVerified ? "ended" : null;
  if (invitation.emailKey === null) return invitation.isMember && !caller.isVerified ? "signIn" : "open";
  if (caller.isVerified) return caller.accountId === invitedId ? "open" : "otherAccount";
  return invitedId === null ? "open" : "signIn";
}
