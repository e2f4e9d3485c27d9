import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { notFound } from "@tanstack/react-router";
import type { ValueFor } from "../call.ts";
import type { PagedName, pages } from "./read.ts";
import { isMissing } from "./refusedError.ts";

interface ReadPages<Name extends PagedName> {
  pages: readonly ValueFor<Name>[];
  /** Fetches the next page; null on the last. */
  more: (() => void) | null;
}

/**
 * A paged list, for a screen whose route loads the first page. While another search is loading, the previous results
 * (and the search field) stay. Null while there is nothing to show yet.
 */
export function usePages<Name extends PagedName>(options: ReturnType<typeof pages<Name>>): ReadPages<Name> | null {
  const list = useInfiniteQuery({ ...options, placeholderData: keepPreviousData });
  if (isMissing(list.error)) throw notFound();
  if (list.data !== undefined)
    return { pages: list.data.pages, more: list.hasNextPage ? () => void list.fetchNextPage() : null };
  if (list.error !== null) throw list.error;
  return null;
}
