import { SlackChannel } from "@atrium/contract";
import { z } from "zod";
import type { Clock } from "../platform/clock.ts";
import { challengeOf } from "../platform/oauth/oauthStates.ts";
import { redeemedOnce } from "../platform/oauth/redeemedOnce.ts";
import { messageForm } from "./messageForm.ts";
import type { Slack, SlackGrant, SlackPurpose, Told } from "./slack.ts";
import { createSlackCalls, slackDeadline } from "./slackCalls.ts";
import type { SlackCalls } from "./slackCalls.ts";

export interface SlackOptions {
  clientId: string;
  clientSecret: string;
  url: string;
}

interface Surroundings {
  siteUrl: () => string;
  clock: Pick<Clock, "nowMs">;
}

/** The fewest permissions for each purpose. In public channels an app may post without an invitation. */
const SCOPES = {
  team: { scope: "channels:read,chat:write,chat:write.public" },
  person: { user_scope: "users.profile:read,users.profile:write" },
} as const satisfies Record<SlackPurpose, object>;

/** Slack's Web API. Tokens are sent in headers only. */
export function createSlack(options: SlackOptions, { siteUrl, clock }: Surroundings): Slack {
  const { clientId, url } = options;
  const calls = createSlackCalls(options, clock);
  const redirectUrl = () => `${siteUrl()}/integrations/slack`;
  const redeemFor = (purpose: SlackPurpose) =>
    redeemedOnce(clock, async (code, { verifier }) => {
      const form = { code, redirect_uri: redirectUrl(), code_verifier: verifier };
      const answer = await calls.redeem(form);
      return typeof answer === "string" ? answer : grantOf(purpose, answer);
    });
  const redeemBy = { team: redeemFor("team"), person: redeemFor("person") };
  return {
    link(purpose, { state, verifier }, workspaceId) {
      const page = new URL(`${url}/oauth/v2/authorize`);
      page.search = new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUrl(),
        ...SCOPES[purpose],
        state,
        code_challenge: challengeOf(verifier),
        code_challenge_method: "S256",
        ...(workspaceId === undefined ? {} : { team: workspaceId }),
      }).toString();
      return page.href;
    },
    redeem: (purpose, code, checks) => redeemBy[purpose](code, checks),
    channels: (token) => listChannels(calls, token),
    async channel(token, channelId) {
      const told = await calls.ask(token, "conversations.info", { form: { channel: channelId } });
      if (told.is !== "done") return told;
      const { channel } = OneChannel.parse(told.value);
      return isOpen(channel) ? { is: "done", value: SlackChannel.parse(channel) } : { is: "channelLost" };
    },
    post: (token, channel, message) =>
      done(calls.ask(token, "chat.postMessage", { form: { channel, ...messageForm(message) } })),
    async status(token) {
      const told = await calls.ask(token, "users.profile.get", { form: {} });
      return told.is === "done" ? { is: "done", value: standingIn(told.value) } : told;
    },
    async setStatus(token, status) {
      const profile = {
        status_text: status?.text ?? "",
        status_emoji: status === null ? "" : ":large_green_circle:",
        status_expiration: status === null ? 0 : Math.floor(status.untilMs / 1000),
      };
      const told = await calls.ask(token, "users.profile.set", { form: { profile: JSON.stringify(profile) } });
      return told.is === "done" ? { is: "done", value: standingIn(told.value) } : told;
    },
    revoke: (token) => done(calls.ask(token, "auth.revoke", { form: {} })),
  };
}

const Workspace = z.object({ id: z.string(), name: z.string() });
const Granted = z.object({
  access_token: z.string().optional(),
  team: Workspace.nullish(),
  authed_user: z.object({ access_token: z.string().optional() }).optional(),
});
const ListedChannel = z.object({
  id: z.string(),
  name: z.string(),
  is_archived: z.boolean().optional(),
  is_private: z.boolean().optional(),
});
const OneChannel = z.object({ channel: ListedChannel });
const SomeChannels = z.object({
  channels: z.array(ListedChannel),
  response_metadata: z.object({ next_cursor: z.string().optional() }).optional(),
});
const Profile = z.object({
  profile: z.object({ status_text: z.string().nullish(), status_emoji: z.string().nullish() }),
});

/** A status as Slack returns it: its text, escaped (`&` as `&amp;`), or its emoji if that is all. */
function standingIn(answer: unknown): string {
  const { status_text: text, status_emoji: sign } = Profile.parse(answer).profile;
  return text === undefined || text === null || text === "" ? (sign ?? "") : text;
}

function grantOf(purpose: SlackPurpose, answer: unknown): SlackGrant | "refused" {
  const granted = Granted.parse(answer);
  const token = purpose === "team" ? granted.access_token : granted.authed_user?.access_token;
  // An app for a whole organisation names no workspace; whoever grants less than was asked for gets no token.
  if (token === undefined || granted.team === null || granted.team === undefined) return "refused";
  return { workspaceId: granted.team.id, workspaceName: granted.team.name, token };
}

const isOpen = ({ is_archived: isArchived, is_private: isPrivate }: z.infer<typeof ListedChannel>): boolean =>
  isArchived !== true && isPrivate !== true;

const PAGE = "1000";
const MOST_PAGES = 10;

/** One deadline for all pages: whoever waits for them waits no longer than for anything else. */
async function listChannels(calls: SlackCalls, token: string): Promise<Told<SlackChannel[]>> {
  const found: SlackChannel[] = [];
  const signal = slackDeadline();
  let cursor = "";
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const wanted = { types: "public_channel", exclude_archived: "true", limit: PAGE };
    const form = cursor === "" ? wanted : { ...wanted, cursor };
    const told = await calls.ask(token, "conversations.list", { form, signal });
    if (told.is !== "done") return told;
    const { channels, response_metadata: more } = SomeChannels.parse(told.value);
    found.push(...channels.filter(isOpen).map((each) => SlackChannel.parse(each)));
    cursor = more?.next_cursor ?? "";
    if (cursor === "") break;
  }
  return { is: "done", value: found.toSorted((one, other) => one.name.localeCompare(other.name)) };
}

async function done(asked: Promise<Told<unknown>>): Promise<Told<null>> {
  const told = await asked;
  return told.is === "done" ? { is: "done", value: null } : told;
}
