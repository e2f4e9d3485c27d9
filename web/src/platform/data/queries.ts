import type { OperationName } from "@atrium/contract";
import { notifyManager, QueryCache, QueryClient } from "@tanstack/react-query";
import type { InputFor, ValueFor } from "../call.ts";
import { read } from "./read.ts";
import { wasRead } from "./readMarks.ts";

const STALE_MS = 60_000;

// Updates are rendered synchronously, not by a timer: otherwise a second click on a switch would see its old state and
// send the same change again.
notifyManager.setScheduler(queueMicrotask);

/** The query client; the page has one, each test its own. */
export function createQueries(): QueryClient {
  // A call has already retried before it fails, and detects a missing network better than the browser.
  const always = { retry: false, networkMode: "always" } as const;
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onSuccess: (reply, query) => wasRead(client, query, reply) }),
    defaultOptions: {
      // Changes arrive over the live link; this limits how stale a page without one can be.
      queries: { ...always, staleTime: STALE_MS, refetchOnWindowFocus: true, refetchOnReconnect: true },
      mutations: always,
    },
  });
  return client;
}

/** News received by this page. */
export const queries = createQueries();

/** Puts a known reply into the cache without asking the server. */
export function keep<Name extends OperationName>(name: Name, input: InputFor<Name>, value: ValueFor<Name>): void {
  queries.setQueryData(read(name, input).queryKey, value);
}
