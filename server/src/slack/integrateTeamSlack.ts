import { must, ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { outside } from "../platform/calls/outsideWork.ts";
import type { Handler } from "../platform/calls/handler.ts";
import { takeState } from "../platform/oauth/oauthStates.ts";
import { recordAudit } from "../team/index.ts";
import { slackStateOf } from "./slackNeeds.ts";
import type { SlackNeeds } from "./slackNeeds.ts";
import { describeWorkspace, findWorkspace, keepToken, replaceWorkspace } from "./slackStore.ts";

/** Another workspace connected before goes; a token is revoked like any that nobody uses. */
export const integrateTeamSlack: Handler<typeof operations.integrateTeamSlack, SlackNeeds> = async (
  needs,
  context,
  { teamId, code, state },
) => {
  const { slack, tokenKey: key } = needs;
  const { tx, accountId, nowMs } = context;
  if (slack === null) return refuse("slackNotSetUp");
  const begun = await takeState(slackStateOf(needs, "team", teamId), context, state);
  if (begun === null) return refuse("invalidCode");
  const granted = await outside("slack", () => slack.redeem("team", code, begun.checks));
  if (granted === "notReached") return refuse("unknownError");
  if (granted === "refused") {
    context.keepRefusal();
    return refuse("invalidCode");
  }
  const { workspaceId, workspaceName, token } = granted;
  const locale = await needs.localeOf(tx, accountId);
  const tokenId = await keepToken(tx, { token, key, nowMs });
  const connected = { workspaceId, name: workspaceName, tokenId, connectedBy: accountId, locale };
  await replaceWorkspace(tx, { teamId, ...connected, connectedAt: new Date(nowMs) });
  await recordAudit(tx, { teamId, ...context }, { action: "slackConnected" });
  const workspace = must(await findWorkspace(tx, teamId), "it has just been connected");
  return ok({ workspace: await describeWorkspace(tx, workspace) });
};
