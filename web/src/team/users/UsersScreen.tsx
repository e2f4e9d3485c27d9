import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { notFound, useNavigate, useSearch } from "@tanstack/react-router";
import { useOwnAccount } from "../../account/index.ts";
import { pages, read } from "../../platform/data/read.ts";
import { isMissing } from "../../platform/data/refusedError.ts";
import { useRead } from "../../platform/data/useRead.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { ListSkeleton } from "../../ui/page/skeletons.tsx";
import { useTeam } from "../ownTeams.ts";
import { usersTexts } from "./texts.ts";
import { useMemberActs } from "./useMemberActs.ts";
import { usersModel } from "./usersModel.ts";
import { UsersView } from "./UsersView.tsx";
import { inputOf, searchOf, type Wanted } from "./wanted.ts";

/** So long after the last letter the server is asked. */
const SETTLED_MS = 200;

/** The people of a team. */
export function UsersScreen() {
  const wanted = useWanted();
  const navigate = useNavigate();
  const say = useTexts(usersTexts);
  const team = useTeam();
  const ownId = useOwnAccount()?.accountId ?? null;
  const acts = useMemberActs(team.id);
  const { spaces } = useRead(read("listTeamSpaces", { teamId: team.id }));
  const [settled] = useDebouncedValue(wanted.find, SETTLED_MS);
  const list = useInfiniteQuery({
    ...pages("listTeamMembers", inputOf(team.id, { ...wanted, find: settled })),
    placeholderData: keepPreviousData,
  });
  if (isMissing(list.error)) throw notFound();
  if (list.data === undefined) {
    if (list.error !== null) throw list.error;
    return <ListSkeleton />;
  }
  const members = list.data.pages.flatMap((page) => page.members);
  return (
    <UsersView
      team={team}
      lines={usersModel({ team, members, spaces, ownId, locale: currentLocale(), say })}
      spaces={spaces}
      wanted={wanted}
      onWanted={(next) => void navigate({ to: ".", search: searchOf(next), replace: true })}
      more={list.hasNextPage ? () => void list.fetchNextPage() : null}
      acts={acts}
    />
  );
}

function useWanted(): Wanted {
  const { find = "", space = null, role = null } = useSearch({ strict: false });
  return { find, space, role };
}
