import type { AccountId, InvitationState } from "@atrium/contract";

/** The facts that decide it. */
export interface InvitationAsked {
  invitation: { isOpen: boolean; isMember: boolean; emailKey: string | null };
  /** The account at the mail's address; null if there is none, and for links. */
  invitedId: AccountId | null;
  caller: { accountId: AccountId | null; isVerified: boolean };
  /** The caller already has everything it grants. */
  isThere: boolean;
}

/** What a caller can do with an invitation; null if it must look nonexistent to them. */
export function invitationState({ invitation, invitedId, caller, isThere }: InvitationAsked): InvitationState | null {
  if (isThere) return "joined";
  if (!invitation.isOpen) return caller.isVerified ? "ended" : null;
  if (invitation.emailKey === null) return invitation.isMember && !caller.isVerified ? "signIn" : "open";
  if (caller.isVerified) return caller.accountId === invitedId ? "open" : "otherAccount";
  return invitedId === null ? "open" : "signIn";
}
