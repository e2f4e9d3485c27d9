import type { OperationName } from "@atrium/contract";
import type { QueryClient } from "@tanstack/react-query";
import type { InputFor, ValueFor } from "../call.ts";
import { read } from "./read.ts";

/** An optimistic update of a cached reply. */
export interface Guess {
  apply: (client: QueryClient) => Promise<() => void>;
}

/** An optimistic update of one cached reply; does nothing if it is not cached. */
export function guess<Name extends OperationName>(
  name: Name,
  input: InputFor<Name>,
  change: (before: ValueFor<Name>) => ValueFor<Name>,
): Guess {
  const { queryKey } = read(name, input);
  return {
    apply: async (client) => {
      // A reply to a fetch in flight would restore the old state.
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      if (before === undefined) return () => undefined;
      const guessed = client.setQueryData(queryKey, change(before));
      return () => {
        // A reply fetched meanwhile is newer than the state before the update.
        if (client.getQueryData(queryKey) === guessed) client.setQueryData(queryKey, before);
      };
    },
  };
}

/** Applies optimistic updates; the undo rolls them back. */
export async function makeGuesses(client: QueryClient, guesses: readonly Guess[]): Promise<() => void> {
  const undos = await Promise.all(guesses.map((each) => each.apply(client)));
  return () => {
    for (const undo of undos) undo();
  };
}
