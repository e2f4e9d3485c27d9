import type { Space } from "@atrium/contract";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { pages } from "../../../platform/data/read.ts";
import { useTexts } from "../../../platform/i18n/texts.ts";
import type { Listed } from "./PeopleList.tsx";
import { candidatesOf, type Candidate } from "./peopleModel.ts";
import { spacePeopleTexts } from "./texts.ts";
import { listed, useSearched } from "./usePeopleList.ts";

type Where = Pick<Space, "id" | "teamId">;

/** Members of the team, for the space. */
export function useMemberCandidates({ id: spaceId, teamId }: Where, find: string): Listed<Candidate> {
  const say = useTexts(spacePeopleTexts);
  const asked = pages("listTeamMembers", { teamId, ...useSearched(find) });
  const list = useInfiniteQuery({ ...asked, placeholderData: keepPreviousData });
  return listed(list, (data) =>
    candidatesOf(
      data.pages.flatMap(({ members }) => members),
      { spaceId, say },
    ),
  );
}

/** Guests of the team and of its other spaces, for the space. */
export function useGuestCandidates({ id: spaceId, teamId }: Where, find: string): Listed<Candidate> {
  const say = useTexts(spacePeopleTexts);
  const asked = pages("listTeamGuests", { teamId, ...useSearched(find) });
  const list = useInfiniteQuery({ ...asked, placeholderData: keepPreviousData });
  return listed(list, (data) =>
    candidatesOf(
      data.pages.flatMap(({ guests }) => guests),
      { spaceId, say },
    ),
  );
}
