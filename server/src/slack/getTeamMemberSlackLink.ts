import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import { issueState } from "../platform/oauth/oauthStates.ts";
import { slackStateOf } from "./slackNeeds.ts";
import type { SlackNeeds } from "./slackNeeds.ts";
import { findWorkspace } from "./slackStore.ts";

type Operation = typeof operations.getTeamMemberSlackLink;
type Needs = Pick<SlackNeeds, "slack" | "codeKey">;

/** Only for people of the team itself: guests of single spaces have no access to its Slack. */
export const getTeamMemberSlackLink: Handler<Operation, Needs> = async (needs, context, { teamId }) => {
  const { slack } = needs;
  if (slack === null) return refuse("slackNotSetUp");
  const workspace = context.subject.teamRole === null ? null : await findWorkspace(context.tx, teamId);
  if (workspace === null || workspace.brokenAt !== null) return refuse("slackNotIntegrated");
  const checks = await issueState(slackStateOf(needs, "person", teamId), context, {});
  return ok({ url: slack.link("person", checks, workspace.workspaceId) });
};
