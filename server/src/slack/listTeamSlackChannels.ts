import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { outside } from "../platform/calls/outsideWork.ts";
import type { Handler } from "../platform/calls/handler.ts";
import type { SlackNeeds } from "./slackNeeds.ts";
import { describeWorkspace, findWorkspace, openToken } from "./slackStore.ts";

type Needs = Pick<SlackNeeds, "slack" | "tokenKey">;

export const listTeamSlackChannels: Handler<typeof operations.listTeamSlackChannels, Needs> = async (
  { slack, tokenKey },
  { query },
  { teamId },
) => {
  const isSetUp = slack !== null;
  const found = await findWorkspace(query, teamId);
  if (found === null) return ok({ isSetUp, workspace: null, channels: [] });
  const workspace = await describeWorkspace(query, found);
  const token = await openToken(query, tokenKey, found.tokenId);
  const broken = { isSetUp, workspace: { ...workspace, isBroken: true }, channels: [] };
  if (slack === null) return ok({ isSetUp, workspace, channels: [] });
  if (token === null || workspace.isBroken) return ok(broken);
  const told = await outside("channels", () => slack.channels(token));
  if (told.is === "tokenLost") return ok(broken);
  return ok({ isSetUp, workspace, channels: told.is === "done" ? told.value : null });
};
