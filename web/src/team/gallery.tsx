import type { RunsOut, Team } from "@atrium/contract";
import { sayIn } from "../platform/i18n/texts.ts";
import { currentLocale } from "../platform/i18n/i18n.ts";
import { SIDEWAYS_TOO, type GalleryState } from "../ui/galleryState.ts";
import { AuthPage } from "../account/index.ts";
import { auditStates } from "./audit/fixtures/auditStates.tsx";
import { chooseStates } from "./choose/fixtures/chooseStates.tsx";
import { dayPassStates } from "./dayPass/fixtures/dayPassStates.tsx";
import { plansStates } from "./plans/fixtures/plansStates.tsx";
import { contractStates } from "./plan/fixtures/contractStates.tsx";
import { planBilling, planDetailsDialog } from "./plan/fixtures/planBilling.tsx";
import { PlanView } from "./plan/PlanScreen.tsx";
import { CreateSpaceView } from "./create/CreateSpaceView.tsx";
import { exampleLibrary, ownTemplate } from "./create/fixtures/exampleTemplates.ts";
import { exampleVisits } from "./visited/fixtures/exampleVisits.tsx";
import { exampleAccount, examplePeople, exampleSpace, exampleTeam, LONG_NAMES } from "../testing/examples.ts";
import { Pressed } from "../testing/Pressed.tsx";
import type { HomeAsked } from "./home/asked.ts";
import { FindShown } from "./find/fixtures/FindShown.tsx";
import { exampleSteps } from "./firstSteps/fixtures/exampleSteps.tsx";
import { homeModel } from "./home/homeModel.ts";
import { HomePending, VisitedShapes } from "./home/HomePending.tsx";
import { RunsOutBanner } from "./runsOut/RunsOutBanner.tsx";
import { HomeView } from "./home/HomeView.tsx";
import { RenameSpaceDialog } from "./home/RenameSpaceDialog.tsx";
import { subscriptionStates } from "./subscription/fixtures/subscriptionStates.tsx";
import { endStates } from "./settings/fixtures/endStates.tsx";
import { keepingStates } from "./settings/fixtures/keepingStates.tsx";
import { mailStates } from "./settings/fixtures/mailStates.tsx";
import { TeamSettingsView } from "./settings/TeamSettingsScreen.tsx";
import { newsStates } from "./news/fixtures/newsStates.tsx";
import { DashboardFrame } from "./shell/DashboardFrame.tsx";
import { NoTeamView } from "./shell/NoTeamYet.tsx";
import { ssoStates } from "./sso/fixtures/ssoStates.tsx";
import { settingsStates } from "./spaceSettings/fixtures/settingsStates.tsx";
import { TrialDialog, TrialNote } from "./trial/TrialNote.tsx";
import { teamTexts } from "./texts.ts";
import { usersStates } from "./users/fixtures/usersStates.tsx";
import { TryNames } from "./try/TryNames.tsx";
import { TryReady } from "./try/TryReady.tsx";

const nothing = async () => undefined;
const account = exampleAccount();
const team = exampleTeam();
const spaces = [
  exampleSpace({
    onlineCount: 6,
    people: examplePeople("timur", "priya", "kata", "daniel", "zeynep", "victor"),
  }),
  exampleSpace({
    slug: "fridays",
    name: "Design Fridays",
    backgroundUrl: "floor:lounge",
    roomsCount: 2,
    onlineCount: 3,
    people: examplePeople("lea", "sofia", "tom"),
  }),
  exampleSpace({
    slug: "school",
    name: "Школа: поток 7",
    backgroundUrl: "floor:classroom",
    roomsCount: 3,
    isPrivate: true,
  }),
  exampleSpace({
    slug: "summit",
    name: "Autumn Summit",
    backgroundUrl: "floor:stage",
    roomsCount: 5,
    startsAt: "2026-11-26T14:00:00Z",
  }),
  exampleSpace({
    slug: "retro",
    name: "Garden retro",
    backgroundUrl: "floor:garden",
    roomsCount: 1,
    onlineCount: 1,
    people: examplePeople("olga"),
  }),
];

const longSpaces = spaces.map((space) => ({ ...space, name: LONG_NAMES.place }));

interface Shown {
  isGuest?: boolean;
  asked?: HomeAsked;
  withVisits?: boolean;
  withSteps?: boolean;
  runsOut?: RunsOut | null;
}

const FREE = { plan: "free", trialPeriodDays: 14, trialStarted: false, trialEndsAt: null } as const;
const LOW: RunsOut = {
  hours: { leftMs: 1_800_000, limitMs: 18_000_000, restoredAt: "2026-11-29T09:20:00.000Z" },
  passEndsAt: null,
};

function home(
  shown: typeof spaces,
  { isGuest = false, asked = {}, withVisits = false, withSteps = false, runsOut = null }: Shown = {},
) {
  const say = sayIn(teamTexts, currentLocale());
  const model = homeModel({
    account,
    team,
    spaces: shown,
    nowMs: Date.parse("2026-11-21T10:00:00Z"),
    hour: 9,
    host: "kite.atrium.app",
    locale: currentLocale(),
    asked,
    say,
  });
  return (
    <DashboardFrame account={account} teams={[team]} team={team} spaces={shown}>
      {runsOut === null ? null : <RunsOutBanner team={{ ...team, runsOut }} />}
      <HomeView
        model={model}
        team={team}
        spaces={shown}
        isGuest={isGuest}
        asked={asked}
        ask={() => undefined}
        visited={withVisits ? exampleVisits() : null}
        steps={withSteps ? exampleSteps(shown) : null}
      />
    </DashboardFrame>
  );
}

/** What is known first is who is signed in, then which teams they have. */
const loading = (known: Team | null) => (
  <DashboardFrame account={account} teams={known && [known]} team={known} spaces={null}>
    <HomePending account={account} team={known} hour={9} visited={<VisitedShapes />} />
  </DashboardFrame>
);

const noTeam = (isVerified: boolean) => (
  <DashboardFrame account={account} teams={[]} team={null} spaces={null}>
    <NoTeamView isVerified={isVerified} />
  </DashboardFrame>
);

const create = (change: { plan?: Team["plan"]; own?: boolean } = {}) => (
  <CreateSpaceView
    team={exampleTeam({ plan: change.plan ?? "custom" })}
    offered={{ library: exampleLibrary(currentLocale()), own: change.own === true ? [ownTemplate] : [] }}
    first="rooftop"
    host="kite.atrium.app"
    onMade={nothing}
  />
);

const dashboard = `/dashboard/team/${team.id}`;

export const states: GalleryState[] = [
  { name: "team/home", path: dashboard, draw: () => home(spaces), sizes: SIDEWAYS_TOO },
  { name: "team/home-runs-out", path: dashboard, draw: () => home(spaces, { runsOut: LOW }) },
  { name: "team/home-visited", path: dashboard, draw: () => home(spaces, { withVisits: true }), sizes: SIDEWAYS_TOO },
  {
    name: "team/home-menu",
    path: dashboard,
    draw: () => (
      <Pressed names={[sayIn(teamTexts, currentLocale())("spaceMenu", { name: "Design Fridays" })]}>
        {home(spaces)}
      </Pressed>
    ),
  },
  { name: "team/home-found", path: dashboard, draw: () => home(spaces, { asked: { find: "garden" } }) },
  { name: "team/home-not-found", path: dashboard, draw: () => home(spaces, { asked: { find: "marsela" } }) },
  { name: "team/home-live", path: dashboard, draw: () => home(spaces, { asked: { show: "live", sort: "name" } }) },
  {
    name: "team/home-nobody",
    path: dashboard,
    draw: () =>
      home(
        spaces.map((space) => ({ ...space, onlineCount: 0, people: [] })),
        { asked: { show: "live" } },
      ),
  },
  { name: "team/home-long-names", path: dashboard, draw: () => home(longSpaces, { withVisits: true }) },
  { name: "team/home-empty", path: dashboard, draw: () => home([], { withSteps: true }) },
  { name: "team/home-new", path: dashboard, draw: () => home(spaces.slice(0, 1), { withSteps: true }) },
  { name: "team/home-guest", path: dashboard, draw: () => home(spaces.slice(0, 1), { isGuest: true }) },
  { name: "team/home-loading", path: dashboard, draw: () => loading(team) },
  { name: "team/home-loading-first", path: dashboard, draw: () => loading(null) },
  { name: "team/find", path: dashboard, draw: () => <FindShown>{home(spaces)}</FindShown> },
  ...newsStates(
    () => home(spaces),
    (page) => (
      <DashboardFrame account={account} teams={[team]} team={team} spaces={spaces}>
        {page}
      </DashboardFrame>
    ),
  ),
  { name: "team/no-team", path: "/dashboard", draw: () => noTeam(true) },
  { name: "team/no-team-guest", path: "/dashboard", draw: () => noTeam(false) },
  {
    name: "team/rename-space",
    path: dashboard,
    draw: () => (
      <>
        {home(spaces)}
        <RenameSpaceDialog space={exampleSpace()} onClose={() => undefined} />
      </>
    ),
  },
  {
    name: "team/settings",
    path: `${dashboard}/settings`,
    draw: () => (
      <DashboardFrame account={account} teams={[team]} team={team} spaces={spaces}>
        <TeamSettingsView team={team} spaces={spaces} />
      </DashboardFrame>
    ),
  },
  {
    name: "team/plan",
    path: `${dashboard}/plan-details`,
    draw: () => (
      <DashboardFrame account={account} teams={[team]} team={team} spaces={spaces}>
        <PlanView team={{ ...team, plan: "startup" }} billing={planBilling} />
      </DashboardFrame>
    ),
  },
  {
    name: "team/plan-agreed",
    path: `${dashboard}/plan-details`,
    draw: () => (
      <DashboardFrame account={account} teams={[team]} team={team} spaces={spaces}>
        <PlanView team={{ ...team, plan: "custom", planNow: "custom" }} />
      </DashboardFrame>
    ),
  },
  ...contractStates,
  { name: "team/plan-billing-details", draw: () => planDetailsDialog },
  ...plansStates,
  ...subscriptionStates,
  ...dayPassStates,
  ...ssoStates,
  ...endStates,
  ...keepingStates,
  ...mailStates,
  ...settingsStates,
  ...usersStates,
  ...auditStates,
  ...chooseStates,
  { name: "team/create-space", draw: () => create() },
  { name: "team/create-space-own", draw: () => create({ own: true }) },
  { name: "team/create-space-free", draw: () => create({ plan: "free" }) },
  {
    name: "team/try",
    draw: () => (
      <AuthPage title="">
        <TryNames onMade={nothing} />
      </AuthPage>
    ),
  },
  {
    name: "team/try-ready",
    draw: () => (
      <AuthPage title="">
        <TryReady
          made={{ slug: "our-place", spaceName: "Our space", template: "lounge" }}
          origin="https://kite.atrium.app"
          isCopied
          copy={() => undefined}
        />
      </AuthPage>
    ),
  },
  {
    name: "team/trial-pick",
    draw: () => <TrialDialog team={exampleTeam(FREE)} opened onClose={() => undefined} />,
  },
  { name: "team/trial-offer", draw: () => <TrialNote team={exampleTeam(FREE)} offers /> },
];
