import { useParams } from "@tanstack/react-router";
import { useOwnAccount } from "../../account/index.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useTitle } from "../../platform/useTitle.ts";
import { useNow } from "../../platform/useNow.ts";
import { useOwnTeams, useTeamSpaces } from "../ownTeams.ts";
import { NotHereYet } from "../shell/NotHereYet.tsx";
import { teamTexts } from "../texts.ts";
import { UnknownTeam } from "../shell/UnknownTeam.tsx";
import { homeModel } from "./homeModel.ts";
import { HomeSkeleton } from "./HomeSkeleton.tsx";
import { HomeView } from "./HomeView.tsx";

const MINUTE_MS = 60_000;

/** The spaces of a team, with the people inside. */
export function TeamHomeScreen() {
  const { teamId } = useParams({ strict: false });
  const say = useTexts(teamTexts);
  const account = useOwnAccount();
  const teams = useOwnTeams();
  const team = teams.data?.teams.find(({ id }) => id === teamId) ?? null;
  const spaces = useTeamSpaces(team);
  useTitle(team?.name ?? null);
  const nowMs = useNow(MINUTE_MS);

  if (teams.data === undefined) return <NotHereYet error={teams.error} onRetry={() => void teams.refetch()} />;
  if (team === null) return <UnknownTeam />;
  if (spaces.data === undefined) return <NotHereYet error={spaces.error} onRetry={() => void spaces.refetch()} />;
  if (account === null || account === undefined) return <HomeSkeleton />;
  const model = homeModel({
    account,
    team,
    spaces: spaces.data.spaces,
    nowMs,
    hour: new Date(nowMs).getHours(),
    host: location.host,
    locale: currentLocale(),
    say,
  });
  return <HomeView model={model} team={team} isGuest={account.email === null} />;
}
