import type { QueryClient } from "@tanstack/react-query";
import type { ValueFor } from "../platform/call.ts";
import type { PagedName, pages } from "../platform/data/read.ts";

/** Puts the only page of a list into the cache. */
export function keepPages<Name extends PagedName>(
  queries: QueryClient,
  { queryKey }: ReturnType<typeof pages<Name>>,
  page: ValueFor<Name>,
): void {
  queries.setQueryData(queryKey, { pages: [page], pageParams: [null] });
}
