import type { InvitationRow } from "./invitationStore.ts";

/** URL of the page that a mail or link leads to. */
export function addressOf(
  { siteUrl }: { siteUrl: () => string },
  { kind, email }: Pick<InvitationRow, "kind" | "email">,
  code: string,
): string {
  const isMember = kind === "teamMember";
  if (email === null) return `${siteUrl()}/invite/${isMember ? "m" : "g"}/${code}`;
  return `${siteUrl()}/${isMember ? "member" : "guest"}-invite/${code}`;
}

/** URL of the page on which somebody who was invited by mail declines further invitations. */
export const declineAddressOf = ({ siteUrl }: { siteUrl: () => string }, code: string): string =>
  `${siteUrl()}/invite/decline/${code}`;
