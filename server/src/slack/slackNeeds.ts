import type { AccountId, Locale } from "@atrium/contract";
import type { Query } from "../platform/database/database.ts";
import type { Slack, SlackPurpose } from "./slack.ts";

export interface SlackNeeds {
  /** Null where Slack is not set up. */
  slack: Slack | null;
  /** 32 bytes: encrypts tokens. */
  tokenKey: Buffer;
  /** Signs the states that go to Slack's page. */
  codeKey: Buffer;
  localeOf(query: Query, accountId: AccountId): Promise<Locale>;
}

/** What a state is issued for: a team's page cannot be finished as a person's, nor one team's as another's. */
export const slackStateOf = ({ codeKey }: Pick<SlackNeeds, "codeKey">, purpose: SlackPurpose, teamId: string) => ({
  key: codeKey,
  purpose: `slack ${purpose} ${teamId}`,
});
