import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { outside } from "../platform/calls/outsideWork.ts";
import type { Handler } from "../platform/calls/handler.ts";
import { recordAudit } from "../team/index.ts";
import { maySucceedLater } from "./slack.ts";
import type { SlackNeeds } from "./slackNeeds.ts";
import { choosePosting, describePosting, findWorkspace, openToken, removePosting } from "./slackStore.ts";

type Operation = typeof operations.updatePostingSpaceToSlackToChannel;
type Needs = Pick<SlackNeeds, "slack" | "tokenKey">;

/** Takes the channel's name from Slack, not from the caller. */
export const updatePostingSpaceToSlackToChannel: Handler<Operation, Needs> = async (
  { slack, tokenKey },
  context,
  { spaceId, channelId, isOn },
) => {
  const { tx } = context;
  const { teamId } = context.subject.space;
  const audited = () => recordAudit(tx, { teamId, ...context }, { action: "slackPostingSet", spaceId });
  if (channelId === null) {
    if (await removePosting(tx, spaceId)) await audited();
    return ok({ posting: null });
  }
  if (slack === null) return refuse("slackNotSetUp");
  const workspace = await findWorkspace(tx, teamId, true);
  const isGood = workspace !== null && workspace.brokenAt === null;
  const token = isGood ? await openToken(tx, tokenKey, workspace.tokenId) : null;
  if (token === null) return refuse("slackNotIntegrated");
  const told = await outside(`channel ${channelId}`, () => slack.channel(token, channelId));
  if (maySucceedLater(told.is)) return refuse("unknownError");
  if (told.is === "tokenLost") return refuse("slackNotIntegrated");
  if (told.is !== "done") return refuse("slackChannelNotFound");
  const channelName = told.value.name;
  const posting = await choosePosting(tx, { spaceId, teamId, channelId, channelName, isOn });
  await audited();
  return ok({ posting: posting === null ? null : describePosting(posting) });
};
