import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import { issueState } from "../platform/oauth/oauthStates.ts";
import { slackStateOf } from "./slackNeeds.ts";
import type { SlackNeeds } from "./slackNeeds.ts";

type Needs = Pick<SlackNeeds, "slack" | "codeKey">;

export const getTeamSlackLink: Handler<typeof operations.getTeamSlackLink, Needs> = async (needs, context, input) => {
  const { slack } = needs;
  if (slack === null) return refuse("slackNotSetUp");
  const checks = await issueState(slackStateOf(needs, "team", input.teamId), context, {});
  return ok({ url: slack.link("team", checks) });
};
