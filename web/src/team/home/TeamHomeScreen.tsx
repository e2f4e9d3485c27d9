import { useNavigate, useSearch } from "@tanstack/react-router";
import { PasskeyOffer, SurveyNote, useOwnAccount } from "../../account/index.ts";
import { read } from "../../platform/data/read.ts";
import { useRead } from "../../platform/data/useRead.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useNow } from "../../platform/useNow.ts";
import { TilesSkeleton } from "../../ui/page/skeletons.tsx";
import { useTeam } from "../ownTeams.ts";
import { teamTexts } from "../texts.ts";
import { useAskedTour } from "../tour/askedTour.ts";
import { searchOf, type HomeAsked } from "./asked.ts";
import { homeModel } from "./homeModel.ts";
import { FirstSteps } from "../firstSteps/FirstSteps.tsx";
import { VisitedSpaces } from "../visited/VisitedSpaces.tsx";
import { RunsOutBanner } from "../runsOut/RunsOutBanner.tsx";
import { UpgradeBanner } from "../runsOut/UpgradeBanner.tsx";
import { SupportNote } from "../support/SupportNote.tsx";
import { TrialNote } from "../trial/TrialNote.tsx";
import { HomeView } from "./HomeView.tsx";

const MINUTE_MS = 60_000;

/** The spaces of a team, with the people inside. */
export function TeamHomeScreen() {
  const asked: HomeAsked = useSearch({ from: "/dashboard/team/$teamId/" });
  const navigate = useNavigate();
  const say = useTexts(teamTexts);
  const account = useOwnAccount();
  const team = useTeam();
  const { spaces } = useRead(read("listTeamSpaces", { teamId: team.id }));
  const nowMs = useNow(MINUTE_MS);
  useAskedTour(account?.accountId ?? null);
  if (account === null || account === undefined) return <TilesSkeleton />;
  const model = homeModel({
    account,
    team,
    spaces,
    nowMs,
    hour: new Date(nowMs).getHours(),
    host: location.host,
    locale: currentLocale(),
    asked,
    say,
  });
  const ask = (change: HomeAsked) =>
    void navigate({ to: ".", search: searchOf({ ...asked, ...change }), replace: true });
  return (
    <>
      <SupportNote team={team} />
      <RunsOutBanner team={team} />
      <UpgradeBanner key={team.id} team={team} />
      <TrialNote team={team} leads />
      <HomeView
        model={model}
        team={team}
        spaces={spaces}
        isGuest={account.email === null}
        asked={asked}
        ask={ask}
        survey={<SurveyNote />}
        steps={
          model.canCreateSpaces && model.canInvite ? (
            <FirstSteps key={team.id} team={team} spaces={spaces} ownId={account.accountId} />
          ) : null
        }
        visited={asked.find === undefined && asked.show === undefined ? <VisitedSpaces teamId={team.id} /> : null}
      />
      {account.email === null ? null : <PasskeyOffer />}
    </>
  );
}
