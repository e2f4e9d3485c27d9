import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import type { AccountNeeds } from "./accountNeeds.ts";

export const listAccountTeams: Handler<typeof operations.listAccountTeams, Pick<AccountNeeds, "teams">> = async (
  needs,
  context,
) => ok({ teams: await needs.teams.listTeamsOf(context, context.accountId) });
