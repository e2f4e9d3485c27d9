import type { ErrorCode, OperationName } from "@atrium/contract";
import { hashKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { call, type InputFor, type Refused, type Reply, type ValueFor } from "../call.ts";
import { makeGuesses, type Guess } from "./guess.ts";
import { RefusedError } from "./refusedError.ts";
import { invalidate, touchedBy } from "./touched.ts";

interface ActOptions<Name extends OperationName> {
  /** Shown until the server answers; rolled back if it refuses. */
  optimistic?: (input: InputFor<Name>) => readonly Guess[];
  /** Told of each refusal; without it the caller shows `problem`. */
  onRefused?: (refusal: Refused) => void;
}

export interface Act<Name extends OperationName> {
  /** Asks the server; the same input while the first is under way asks once. Never rejects. */
  run: (input: InputFor<Name>) => Promise<Reply<Name>>;
  busy: boolean;
  /** Why the last one was refused. */
  problem: ErrorCode | null;
  /** Forgets the refusal. */
  reset: () => void;
}

/** A changing operation as a mutation: what it touches is refetched, even if its screen has gone meanwhile. */
export function useAct<Name extends OperationName>(
  name: Name,
  { optimistic, onRefused }: ActOptions<Name> = {},
): Act<Name> {
  const client = useQueryClient();
  const underWay = useRef(new Map<string, Promise<Reply<Name>>>());
  const { mutateAsync, isPending, error, reset } = useMutation<
    ValueFor<Name>,
    RefusedError,
    InputFor<Name>,
    () => void
  >({
    mutationKey: [name],
    mutationFn: async (input) => {
      const reply = await call(name, input);
      if (!reply.ok) throw new RefusedError(reply);
      return reply.value;
    },
    onMutate: (input) => makeGuesses(client, optimistic?.(input) ?? []),
    onError: ({ refusal }, _input, undo) => {
      undo?.();
      onRefused?.(refusal);
    },
    onSuccess: (_value, input) => invalidate(touchedBy(name, input), client),
  });
  const run = (input: InputFor<Name>): Promise<Reply<Name>> => {
    const key = hashKey([input]);
    const first = underWay.current.get(key);
    if (first !== undefined) return first;
    const reply = replyOf<Name>(mutateAsync(input)).finally(() => underWay.current.delete(key));
    underWay.current.set(key, reply);
    return reply;
  };
  return { run, busy: isPending, problem: error?.refusal.code ?? null, reset };
}

async function replyOf<Name extends OperationName>(value: Promise<ValueFor<Name>>): Promise<Reply<Name>> {
  try {
    return { ok: true, value: await value };
  } catch (error) {
    if (error instanceof RefusedError) return error.refusal;
    throw error;
  }
}
