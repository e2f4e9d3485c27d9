import type { AccountId, Team } from "@atrium/contract";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { may } from "@atrium/rules";
import { PendingInvitations } from "../../invitation/index.ts";
import { useOwnAccount } from "../../account/index.ts";
import { pages, read } from "../../platform/data/read.ts";
import { usePages } from "../../platform/data/usePages.ts";
import { useRead } from "../../platform/data/useRead.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useNow } from "../../platform/useNow.ts";
import { useSettled } from "../../platform/useSettled.ts";
import { inTeam } from "../inTeam.ts";
import { useTeam } from "../ownTeams.ts";
import { GuestsView } from "./GuestsView.tsx";
import { usersTexts } from "./texts.ts";
import { useGuestActs, useMemberActs } from "./useMemberActs.ts";
import { UsersLoading } from "./UsersLoading.tsx";
import { guestsModel, usersModel } from "./usersModel.ts";
import { UsersView } from "./UsersView.tsx";
import { guestsInputOf, inputOf, searchOf, type UsersTab, type Wanted } from "./wanted.ts";

const MINUTE_MS = 60_000;

/** The people of a team. */
export function UsersScreen() {
  const {
    tab = "members",
    find = "",
    space = null,
    role = null,
    sort = "name",
    order,
  } = useSearch({ from: "/dashboard/team/$teamId/users" });
  const navigate = useNavigate();
  const team = useTeam();
  const props = {
    team,
    wanted: { tab, find, space, role, sort, isTurned: order === "turned" },
    onWrite: (accountId: AccountId) => void navigate({ to: "/dashboard/messages", search: { with: accountId } }),
    onWanted: (next: Wanted) => void navigate({ to: ".", search: searchOf(next), replace: true }),
  };
  return tab === "members" ? <Members {...props} /> : <Guests {...props} />;
}

interface TabProps {
  team: Team;
  wanted: Wanted;
  onWanted: (wanted: Wanted) => void;
  onWrite: (accountId: AccountId) => void;
}

function Members({ team, wanted, onWanted, onWrite }: TabProps) {
  const say = useTexts(usersTexts);
  const pending = pendingOf(team, "members");
  const ownId = useOwnAccount()?.accountId ?? null;
  const nowMs = useNow(MINUTE_MS);
  const acts = useMemberActs(team.id);
  const { spaces } = useRead(read("listTeamSpaces", { teamId: team.id }));
  const find = useSettled(wanted.find);
  const list = usePages(pages("listTeamMembers", inputOf(team.id, { ...wanted, find })));
  if (list === null) return <UsersLoading {...{ team, spaces, wanted, onWanted }} />;
  const members = list.pages.flatMap((page) => page.members);
  const lines = usersModel({ team, members, spaces, ownId, nowMs, locale: currentLocale(), say });
  const { more } = list;
  return <UsersView {...{ team, lines, spaces, wanted, onWanted, more, acts, pending, ownId, onWrite }} />;
}

function Guests({ team, wanted, onWanted, onWrite }: TabProps) {
  const say = useTexts(usersTexts);
  const pending = pendingOf(team, "guests");
  const ownId = useOwnAccount()?.accountId ?? null;
  const nowMs = useNow(MINUTE_MS);
  const acts = useGuestActs(team.id);
  const { spaces } = useRead(read("listTeamSpaces", { teamId: team.id }));
  const find = useSettled(wanted.find);
  const list = usePages(pages("listTeamGuests", guestsInputOf(team.id, { ...wanted, find })));
  if (list === null) return <UsersLoading {...{ team, spaces, wanted, onWanted }} />;
  const guests = list.pages.flatMap((page) => page.guests);
  const lines = guestsModel({ team, guests, spaces, nowMs, locale: currentLocale(), say });
  const { more } = list;
  return <GuestsView {...{ team, lines, spaces, wanted, onWanted, more, acts, pending, ownId, onWrite }} />;
}

const pendingOf = (team: Team, of: UsersTab) =>
  may("team.inviteMembers", inTeam(team)) ? <PendingInvitations teamId={team.id} of={of} /> : null;
