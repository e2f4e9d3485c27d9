import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import { chatTeamsOf } from "./find/chatsToFind.ts";
import { countUnreadDirect, countUnreadOfTeams } from "./store/directStore.ts";

export const getUnreadChats: Handler<typeof operations.getUnreadChats> = async (_needs, { query, accountId }) => {
  const teamIds = (await chatTeamsOf(query, accountId)).map(({ id }) => id);
  return ok({
    direct: await countUnreadDirect(query, accountId),
    teams: await countUnreadOfTeams(query, accountId, teamIds),
  });
};
