import type { TeamGuest, TeamMember } from "@atrium/contract";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { sayIn } from "../../platform/i18n/texts.ts";
import { exampleAccount, exampleGuest, exampleMember, exampleSpace, exampleTeam } from "../../testing/examples.ts";
import type { GalleryState } from "../../ui/galleryState.ts";
import { ListSkeleton } from "../../ui/page/skeletons.tsx";
import { DashboardFrame } from "../shell/DashboardFrame.tsx";
import { GuestsView } from "./GuestsView.tsx";
import { usersTexts } from "./texts.ts";
import { guestsModel, usersModel } from "./usersModel.ts";
import { UsersView } from "./UsersView.tsx";
import { EVERYBODY } from "./wanted.ts";

const account = exampleAccount();
const team = exampleTeam({ membersCount: 8 });
const spaces = [
  exampleSpace(),
  exampleSpace({ slug: "fridays", name: "Design Fridays", backgroundUrl: "floor:lounge" }),
  exampleSpace({ slug: "school", name: "Школа: поток 7", backgroundUrl: "floor:classroom" }),
];
const [hq, fridays, school] = spaces.map(({ id }) => id);
const members: TeamMember[] = [
  exampleMember("mira", { accountId: account.accountId, name: account.name, role: "ADMIN" }),
  exampleMember("timur", { name: "Тимур Алиев", role: "ADMIN" }),
  exampleMember("priya", { name: "Priya Raman", spaceIds: [hq, fridays, school].filter((id) => id !== undefined) }),
  exampleMember("anna", { name: "Анна Костина", spaceIds: [school].filter((id) => id !== undefined) }),
  exampleMember("jonas", { name: "Jonas Weber" }),
  exampleMember("lea", { name: "Léa Fontaine-Beauchamp de la Rochefoucauld", email: "lea.fontaine@kite.studio" }),
  exampleMember("ilya", { name: "Илья Громов", spaceIds: [hq].filter((id) => id !== undefined) }),
  exampleMember("sofia", { name: "Sofia Marchetti" }),
];

const no = async () => false;

function users(shown: TeamMember[], { role = team.role, find = "" } = {}) {
  const say = sayIn(usersTexts, currentLocale());
  const own = { ...team, role };
  const needs = { team: own, members: shown, spaces, ownId: account.accountId, locale: currentLocale(), say };
  return (
    <DashboardFrame account={account} teams={[own]} team={own} spaces={spaces}>
      <UsersView
        team={own}
        lines={usersModel(needs)}
        spaces={spaces}
        wanted={{ ...EVERYBODY, find }}
        onWanted={() => undefined}
        more={null}
        acts={{ setRole: no, remove: no, setSpaces: no }}
      />
    </DashboardFrame>
  );
}

const guests: TeamGuest[] = [
  exampleGuest("tom", {
    name: "Tom Ó Briain",
    email: "tom@obriain.ie",
    spaceIds: [fridays].filter((id) => id !== undefined),
  }),
  exampleGuest("hanna", { name: "Hanna Lindqvist", spaceIds: [hq, school].filter((id) => id !== undefined) }),
  exampleGuest("oksana", { name: "Оксана", email: null, isTemporary: true, lastVisitedAt: null }),
];

function guestsPage(shown: TeamGuest[]) {
  const say = sayIn(usersTexts, currentLocale());
  const nowMs = Date.parse("2026-11-21T10:00:00Z");
  return (
    <DashboardFrame account={account} teams={[team]} team={team} spaces={spaces}>
      <GuestsView
        team={team}
        lines={guestsModel({ team, guests: shown, spaces, nowMs, locale: currentLocale(), say })}
        spaces={spaces}
        wanted={{ ...EVERYBODY, tab: "guests" }}
        onWanted={() => undefined}
        more={null}
        acts={{ promote: no, remove: no, setSpaces: no }}
      />
    </DashboardFrame>
  );
}

const path = `/dashboard/team/${team.id}/users`;

export const usersStates: GalleryState[] = [
  { name: "team/users", path, draw: () => users(members) },
  { name: "team/users-not-found", path, draw: () => users([], { find: "marsela" }) },
  {
    name: "team/users-only-look",
    path,
    draw: () =>
      users(
        members.map((one) => ({ ...one, email: null })),
        { role: "MEMBER" },
      ),
  },
  { name: "team/users-guests", path, draw: () => guestsPage(guests) },
  { name: "team/users-no-guests", path, draw: () => guestsPage([]) },
  {
    name: "team/users-loading",
    path,
    draw: () => (
      <DashboardFrame account={account} teams={[team]} team={team} spaces={spaces}>
        <ListSkeleton />
      </DashboardFrame>
    ),
  },
];
