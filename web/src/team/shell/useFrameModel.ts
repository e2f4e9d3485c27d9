import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useOwnAccount } from "../../account/index.ts";
import { useUnreadChats } from "../../chat/index.ts";
import { lastTeam, ownTeams, spacesOf } from "../ownTeams.ts";
import type { FrameModel } from "./frameModel.ts";

/** What the dashboard's frame shows, as far as it is loaded; `account` is null once nobody is signed in. */
export function useFrameModel() {
  const account = useOwnAccount();
  const { teamId } = useParams({ strict: false });
  const teams = useQuery(ownTeams).data?.teams ?? null;
  const team = teams?.find(({ id }) => id === teamId) ?? lastTeam(teams ?? []);
  const spaces = useQuery(spacesOf(team)).data?.spaces ?? null;
  const unread = useUnreadChats(account !== undefined && account !== null).all;
  const model: FrameModel = { account: account ?? null, teams, team, spaces, unread };
  return { account, teamId, unread, model };
}
