import type { OperationName } from "@atrium/contract";
import { QueryClient } from "@tanstack/react-query";
import type { InputFor, ValueFor } from "../call.ts";
import { read } from "./read.ts";

const STALE_MS = 60_000;

/** A client as this app keeps replies; the page has one, each test its own. */
export function createQueries(): QueryClient {
  // A call has made its attempts before it fails, and knows better than the browser whether there is a network.
  const always = { retry: false, networkMode: "always" } as const;
  return new QueryClient({
    defaultOptions: {
      // What changes is told over the live link; this bounds what a page without one may miss.
      queries: { ...always, staleTime: STALE_MS, refetchOnWindowFocus: true, refetchOnReconnect: true },
      mutations: always,
    },
  });
}

/** What the server has told this page. */
export const queries = createQueries();

/** Puts a known reply in place without asking. */
export function keep<Name extends OperationName>(name: Name, input: InputFor<Name>, value: ValueFor<Name>): void {
  queries.setQueryData(read(name, input).queryKey, value);
}
