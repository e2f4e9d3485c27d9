import type { TeamMember } from "@atrium/contract";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { sayIn } from "../../platform/i18n/texts.ts";
import { exampleAccount, exampleMember, exampleSpace, exampleTeam } from "../../testing/examples.ts";
import type { GalleryState } from "../../ui/galleryState.ts";
import { ListSkeleton } from "../../ui/page/skeletons.tsx";
import { DashboardFrame } from "../shell/DashboardFrame.tsx";
import { usersTexts } from "./texts.ts";
import { usersModel } from "./usersModel.ts";
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
        acts={{ setRole: no, remove: no }}
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
