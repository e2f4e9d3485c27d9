import type { AccountId, Team } from "@atrium/contract";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { notFound, useNavigate, useSearch } from "@tanstack/react-router";
import { may } from "@atrium/rules";
import { PendingInvitations } from "../../invitation/index.ts";
import { useOwnAccount } from "../../account/index.ts";
import { pages, read } from "../../platform/data/read.ts";
import { isMissing } from "../../platform/data/refusedError.ts";
import { useRead } from "../../platform/data/useRead.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useNow } from "../../platform/useNow.ts";
import { ListSkeleton } from "../../ui/page/skeletons.tsx";
import { inTeam } from "../inTeam.ts";
import { useTeam } from "../ownTeams.ts";
import { GuestsView } from "./GuestsView.tsx";
import { usersTexts } from "./texts.ts";
import { useGuestActs, useMemberActs } from "./useMemberActs.ts";
import { guestsModel, usersModel } from "./usersModel.ts";
import { UsersView } from "./UsersView.tsx";
import { guestsInputOf, inputOf, searchOf, type UsersTab, type Wanted } from "./wanted.ts";

/** So long after the last letter the server is asked. */
const SETTLED_MS = 200;
const MINUTE_MS = 60_000;

/** The people of a team. */
export function UsersScreen() {
  const { tab = "members", find = "", space = null, role = null } = useSearch({ strict: false });
  const navigate = useNavigate();
  const team = useTeam();
  const props = {
    team,
    wanted: { tab, find, space, role },
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
  const asked = pages("listTeamMembers", inputOf(team.id, useSettled(wanted)));
  const list = useInfiniteQuery({ ...asked, placeholderData: keepPreviousData });
  if (isMissing(list.error)) throw notFound();
  if (list.data === undefined) {
    if (list.error !== null) throw list.error;
    return <ListSkeleton />;
  }
  const members = list.data.pages.flatMap((page) => page.members);
  const lines = usersModel({ team, members, spaces, ownId, nowMs, locale: currentLocale(), say });
  const more = list.hasNextPage ? () => void list.fetchNextPage() : null;
  return <UsersView {...{ team, lines, spaces, wanted, onWanted, more, acts, pending, ownId, onWrite }} />;
}

function Guests({ team, wanted, onWanted, onWrite }: TabProps) {
  const say = useTexts(usersTexts);
  const pending = pendingOf(team, "guests");
  const ownId = useOwnAccount()?.accountId ?? null;
  const nowMs = useNow(MINUTE_MS);
  const acts = useGuestActs(team.id);
  const { spaces } = useRead(read("listTeamSpaces", { teamId: team.id }));
  const asked = pages("listTeamGuests", guestsInputOf(team.id, useSettled(wanted)));
  const list = useInfiniteQuery({ ...asked, placeholderData: keepPreviousData });
  if (isMissing(list.error)) throw notFound();
  if (list.data === undefined) {
    if (list.error !== null) throw list.error;
    return <ListSkeleton />;
  }
  const guests = list.data.pages.flatMap((page) => page.guests);
  const lines = guestsModel({ team, guests, spaces, nowMs, locale: currentLocale(), say });
  const more = list.hasNextPage ? () => void list.fetchNextPage() : null;
  return <GuestsView {...{ team, lines, spaces, wanted, onWanted, more, acts, pending, ownId, onWrite }} />;
}

const pendingOf = (team: Team, of: UsersTab) =>
  may("team.inviteMembers", inTeam(team)) ? <PendingInvitations teamId={team.id} of={of} /> : null;

/** What is asked for once nobody types any more. */
function useSettled(wanted: Wanted): Wanted {
  const [find] = useDebouncedValue(wanted.find, SETTLED_MS);
  return { ...wanted, find };
}
