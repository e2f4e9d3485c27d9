import type { AccountId, SpaceId } from "@atrium/contract";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { pages } from "../../../platform/data/read.ts";
import type { RefusedError } from "../../../platform/data/refusedError.ts";
import { useTexts } from "../../../platform/i18n/texts.ts";
import type { Listed } from "./PeopleList.tsx";
import { guestLines, memberLines, type PersonLine } from "./peopleModel.ts";
import { spacePeopleTexts } from "./texts.ts";

/** How long after the last key press the server is asked. */
const SETTLED_MS = 200;

/** The search sent to the server; none while the field is empty. */
export function useSearched(find: string): { find?: string } {
  const [settled] = useDebouncedValue(find.trim(), SETTLED_MS);
  return settled === "" ? {} : { find: settled };
}

interface Asked {
  spaceId: SpaceId;
  find: string;
  ownId: AccountId | null;
}

export function useMemberList({ spaceId, find, ownId }: Asked): Listed<PersonLine> {
  const say = useTexts(spacePeopleTexts);
  const asked = pages("listSpaceMembers", { spaceId, ...useSearched(find) });
  const list = useInfiniteQuery({ ...asked, placeholderData: keepPreviousData });
  return listed(list, (data) =>
    memberLines(
      data.pages.flatMap(({ members }) => members),
      { ownId, say },
    ),
  );
}

export function useGuestList({ spaceId, find, ownId }: Asked): Listed<PersonLine> {
  const say = useTexts(spacePeopleTexts);
  const asked = pages("listSpaceGuests", { spaceId, ...useSearched(find) });
  const list = useInfiniteQuery({ ...asked, placeholderData: keepPreviousData });
  return listed(list, (data) =>
    guestLines(
      data.pages.flatMap(({ guests }) => guests),
      { ownId, say },
    ),
  );
}

interface Paged<Data> {
  data: Data | undefined;
  error: RefusedError | null;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

/** A paged list as it is drawn: what is there stays, also when a later page could not be had. */
export function listed<Data, Line>(list: Paged<Data>, linesOf: (data: Data) => readonly Line[]): Listed<Line> {
  if (list.data !== undefined)
    return {
      state: "there",
      lines: linesOf(list.data),
      more: list.hasNextPage && list.error === null ? () => void list.fetchNextPage() : null,
    };
  if (list.error === null) return { state: "loading" };
  return { state: "refused", code: list.error.refusal.code, again: () => void list.refetch() };
}
