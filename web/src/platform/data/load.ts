import type { OperationName } from "@atrium/contract";
import type { QueryClient } from "@tanstack/react-query";
import { notFound } from "@tanstack/react-router";
import type { ValueFor } from "../call.ts";
import { pages, type PagedName, type Read } from "./read.ts";
import { isMissing } from "./refusedError.ts";

/** What loaders get from the router. */
export interface LoadContext {
  queries: QueryClient;
}

/**
 * For loaders: a cached reply is returned at once and refetched in the background; an invalidated one is fetched first.
 * What does not exist, or not for this person, is the router's `notFound`; any other refusal is the route's error.
 */
export async function load<Name extends OperationName>(
  { queries }: LoadContext,
  options: Read<Name>,
): Promise<ValueFor<Name>> {
  return orNotFound(async () => {
    if (queries.getQueryState(options.queryKey)?.isInvalidated === true) await queries.prefetchQuery(options);
    return queries.ensureQueryData({ ...options, revalidateIfStale: true });
  });
}

/** For loaders: the first page of a paged list; a cached one is returned at once. */
export async function loadPages<Name extends PagedName>(
  { queries }: LoadContext,
  ...asked: Parameters<typeof pages<Name>>
): Promise<void> {
  await orNotFound(() => queries.fetchInfiniteQuery(pages(...asked)));
}

async function orNotFound<Value>(ask: () => Promise<Value>): Promise<Value> {
  try {
    return await ask();
  } catch (error) {
    throw isMissing(error) ? notFound() : error;
  }
}
