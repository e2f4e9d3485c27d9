import type { AccountId, Locale } from "@atrium/contract";
import type { Query } from "../platform/database/database.ts";
import type { Slack, SlackPurpose } from "./slack.ts";

export interface SlackNeeds {
  /** Null if Slack is not set up. */
  slack: Slack | null;
  /** 32 bytes: encrypts tokens. */
  tokenKey: Buffer;
  /** Signs the states sent to Slack's page. */
  codeKey: Buffer;
  localeOf(query: Query, accountId: AccountId): Promise<Locale>;
}

/** Binds a state to its purpose and team, so that it is not accepted for another one. */
export const slackStateOf = ({ codeKey }: Pick<SlackNeeds, "codeKey">, purpose: SlackPurpose, teamId: string) => ({
  key: codeKey,
  purpose: `slack ${purpose} ${teamId}`,
});
