import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { may } from "@atrium/rules";
import type { Handler } from "../platform/calls/handler.ts";
import { rolesInTeam, teamsOfAccounts } from "../space/index.ts";
import { findTeam } from "../team/index.ts";
import { countUnreadDirect, countUnreadOfTeams } from "./store/directStore.ts";

export const getUnreadChats: Handler<typeof operations.getUnreadChats> = async (_needs, { query, accountId }) => {
  const teamIds = [];
  for (const teamId of (await teamsOfAccounts(query, [accountId])).get(accountId) ?? []) {
    // Somebody's ties to a deleted team stay while it can be brought back.
    if ((await findTeam(query, teamId)) === null) continue;
    const role = (await rolesInTeam(query, [accountId], teamId)).get(accountId);
    if (role !== undefined && may("team.chat", { role })) teamIds.push(teamId);
  }
  return ok({
    direct: await countUnreadDirect(query, accountId),
    teams: await countUnreadOfTeams(query, accountId, teamIds),
  });
};
