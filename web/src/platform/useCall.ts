import type { OperationName } from "@atrium/contract";
import { QueryClient, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { call, type InputFor, type Refused, type ValueFor } from "./call.ts";

/** A refusal on its way through TanStack Query, which only knows errors. */
export class RefusedError extends Error {
  readonly refusal: Refused;
  constructor(refusal: Refused) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

export interface UseCallOptions {
  enabled?: boolean;
  refreshEveryMs?: number;
}

/** What a reading operation answers, kept and shared by operation and input. `error` carries the refusal. */
export function useCall<Name extends OperationName>(
  name: Name,
  input: InputFor<Name>,
  options: UseCallOptions = {},
): UseQueryResult<ValueFor<Name>, RefusedError> {
  return useQuery<ValueFor<Name>, RefusedError>({
    queryKey: [name, input],
    queryFn: () => ask(name, input),
    enabled: options.enabled ?? true,
    refetchInterval: options.refreshEveryMs ?? false,
  });
}

export const queries = new QueryClient({
  // The client below has made its five attempts already.
  defaultOptions: { queries: { retry: false, staleTime: 5_000, refetchOnWindowFocus: true } },
});

/** Asks now and keeps the answer for `useCall`; throws `RefusedError`. */
export function loadCall<Name extends OperationName>(name: Name, input: InputFor<Name>): Promise<ValueFor<Name>> {
  return queries.fetchQuery<ValueFor<Name>, RefusedError>({ queryKey: [name, input], queryFn: () => ask(name, input) });
}

/** Lets everything kept about these operations be asked for again. */
export async function forget(...names: OperationName[]): Promise<void> {
  await Promise.all(names.map((name) => queries.invalidateQueries({ queryKey: [name] })));
}

/** Puts a known answer in place without asking. */
export function remember<Name extends OperationName>(name: Name, input: InputFor<Name>, value: ValueFor<Name>): void {
  queries.setQueryData([name, input], value);
}

async function ask<Name extends OperationName>(name: Name, input: InputFor<Name>): Promise<ValueFor<Name>> {
  const reply = await call(name, input);
  if (!reply.ok) throw new RefusedError(reply);
  return reply.value;
}
