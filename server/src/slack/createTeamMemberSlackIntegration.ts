import { must, ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { outside } from "../platform/calls/outsideWork.ts";
import type { Handler } from "../platform/calls/handler.ts";
import { takeState } from "../platform/oauth/oauthStates.ts";
import { describePerson, findPerson, replacePerson } from "./personStore.ts";
import { slackStateOf } from "./slackNeeds.ts";
import type { SlackNeeds } from "./slackNeeds.ts";
import { findWorkspace, isTokenKept, keepToken } from "./slackStore.ts";

type Operation = typeof operations.createTeamMemberSlackIntegration;
type Needs = Pick<SlackNeeds, "slack" | "codeKey" | "tokenKey">;

export const createTeamMemberSlackIntegration: Handler<Operation, Needs> = async (needs, context, input) => {
  const { slack, tokenKey: key } = needs;
  const { tx, accountId, nowMs } = context;
  const { teamId, code, state } = input;
  if (slack === null) return refuse("slackNotSetUp");
  const workspace = context.subject.teamRole === null ? null : await findWorkspace(tx, teamId, true);
  if (workspace === null) return refuse("slackNotIntegrated");
  const begun = await takeState(slackStateOf(needs, "person", teamId), context, state);
  if (begun === null) return refuse("invalidCode");
  const granted = await outside("slack", () => slack.redeem("person", code, begun.checks));
  if (granted === "notReached") return refuse("unknownError");
  if (granted === "refused") {
    context.keepRefusal();
    return refuse("invalidCode");
  }
  if (granted.workspaceId !== workspace.workspaceId) {
    // Slack returns the same token to somebody who agrees twice: another team of theirs may still use it.
    const isKept = await isTokenKept(tx, { token: granted.token, key });
    if (!isKept) await outside("revoke", () => slack.revoke(granted.token));
    return refuse("slackOtherWorkspace");
  }
  const tokenId = await keepToken(tx, { token: granted.token, key, nowMs });
  await replacePerson(tx, { teamId, accountId, tokenId, connectedAt: new Date(nowMs) });
  const person = must(await findPerson(tx, { teamId, accountId }), "they have just been connected");
  return ok({ integration: describePerson(workspace.name, person) });
};
