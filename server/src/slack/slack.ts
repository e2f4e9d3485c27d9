import type { SlackChannel, SlackChannelId } from "@atrium/contract";
import type { MeetingMessage } from "@atrium/rules";
import type { StateChecks } from "../platform/oauth/oauthStates.ts";

/**
 * Why Slack did not do something. `later`: the same may succeed another time; `notReached`: so it may, and nothing else
 * will now. `tokenLost`: the permission was taken back there. `channelLost`: the channel is gone, archived, or closed to
 * apps.
 */
export type SlackProblem = "later" | "notReached" | "tokenLost" | "channelLost";
export const maySucceedLater = (is: "done" | SlackProblem): boolean => is === "later" || is === "notReached";
export type Told<Value> = { is: "done"; value: Value } | { is: SlackProblem };

/** What somebody has granted on Slack's page. */
export interface SlackGrant {
  /** Slack's id of the workspace. */
  workspaceId: string;
  workspaceName: string;
  token: string;
}

/** What a token is for: a team's messages, or one person's status. */
export type SlackPurpose = "team" | "person";

export interface SlackStatus {
  text: string;
  untilMs: number;
}

/** The part of Slack's API that the program uses. No call waits longer than a few seconds. */
export interface Slack {
  /** The URL of Slack's consent page; for a person it opens with the workspace of their team. */
  link(purpose: SlackPurpose, checks: StateChecks, workspaceId?: string): string;
  /** `refused`: the code is invalid. */
  redeem(purpose: SlackPurpose, code: string, checks: StateChecks): Promise<SlackGrant | "refused" | "notReached">;
  /** Public channels that are in use. */
  channels(token: string): Promise<Told<SlackChannel[]>>;
  channel(token: string, channelId: SlackChannelId): Promise<Told<SlackChannel>>;
  post(token: string, channelId: SlackChannelId, message: MeetingMessage): Promise<Told<null>>;
  /** The text of the token owner's status, as Slack escapes it; "" if there is none. */
  status(token: string): Promise<Told<string>>;
  /** Null clears the status. Returns the resulting text, as `status` will. */
  setStatus(token: string, status: SlackStatus | null): Promise<Told<string>>;
  revoke(token: string): Promise<Told<null>>;
}
