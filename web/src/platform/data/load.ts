import type { OperationName } from "@atrium/contract";
import { CancelledError, type QueryClient } from "@tanstack/react-query";
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

/**
 * Asks again for what was taken back while a page waited for it: a query is, once the last component that shows it has
 * left, and the loader's own wait does not count.
 */
export async function insist<Value>(ask: () => Promise<Value>): Promise<Value> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof CancelledError) return insist(ask);
    throw error;
  }
}

async function orNotFound<Value>(ask: () => Promise<Value>): Promise<Value> {
  try {
    return await insist(ask);
  } catch (error) {
    throw isMissing(error) ? notFound() : error;
  }
}
