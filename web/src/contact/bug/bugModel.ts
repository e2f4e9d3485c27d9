import type { AccountProfile } from "@atrium/contract";
import type { InputFor } from "../../platform/call.ts";

export interface BugValues extends Record<string, unknown> {
  issue: string;
  needFeedback: boolean;
  email: string;
}
export const blankBug: BugValues = { issue: "", needFeedback: false, email: "" };

/** Where the page stands, and what it noticed. */
export type BugPlace = Pick<
  InputFor<"sendBugReport">,
  "page" | "spaceId" | "roomId" | "spaceLink" | "version" | "noticed"
>;

/** Only those without an address of their own are asked where an answer goes. */
export const asksForEmail = (account: Pick<AccountProfile, "email"> | null, { needFeedback }: BugValues): boolean =>
  needFeedback && (account?.email ?? null) === null;

export const isReady = (account: Pick<AccountProfile, "email"> | null, values: BugValues): boolean =>
  values.issue.trim() !== "" && (!asksForEmail(account, values) || values.email.trim() !== "");

export function bugInput(
  account: Pick<AccountProfile, "email"> | null,
  values: BugValues,
  place: BugPlace,
): InputFor<"sendBugReport"> {
  const { issue, needFeedback, email } = values;
  return { issue, needFeedback, ...place, ...(asksForEmail(account, values) && { email: email.trim() }) };
}

/** The address of a space's page, without what stands behind it: passwords, codes, rooms. Null elsewhere. */
export const spaceLinkIn = (pathname: string): string | null => /^\/s\/[\w-]+/.exec(pathname)?.[0] ?? null;
