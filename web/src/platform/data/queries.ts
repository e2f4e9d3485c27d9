import type { OperationName } from "@atrium/contract";
import { notifyManager, QueryClient } from "@tanstack/react-query";
import type { InputFor, ValueFor } from "../call.ts";
import { read } from "./read.ts";

const STALE_MS = 60_000;

// Notifications are not batched by a timer: a switch would show its old state until the timer fired,
// and a second click would send the same change again.
notifyManager.setScheduler(queueMicrotask);

/** The query client; the page has one, each test its own. */
export function createQueries(): QueryClient {
  // A call has made its attempts before it fails, and knows better than the browser whether there is a network.
  const always = { retry: false, networkMode: "always" } as const;
  return new QueryClient({
    defaultOptions: {
      // Changes arrive over the live link; this limits how stale a page without one can be.
      queries: { ...always, staleTime: STALE_MS, refetchOnWindowFocus: true, refetchOnReconnect: true },
      mutations: always,
    },
  });
}

/** What the server has told this page. */
export const queries = createQueries();

/** Sets a known reply without asking the server. */
export function keep<Name extends OperationName>(name: Name, input: InputFor<Name>, value: ValueFor<Name>): void {
  queries.setQueryData(read(name, input).queryKey, value);
}
