import type { ErrorCode, OperationName } from "@atrium/contract";
import { hashKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import { call, type InputFor, type Refused, type Reply, type ValueFor } from "../call.ts";
import { wantOperations } from "../operations/knownOperations.ts";
import { ChangesUnderWay } from "./changesUnderWay.ts";
import { makeGuesses, type Guess } from "./guess.ts";
import { RefusedError } from "./refusedError.ts";
import { invalidate, touchedBy } from "./touched.ts";

interface ActOptions<Name extends OperationName> {
  /** Shown until the server answers; rolled back if it refuses. */
  optimistic?: (input: InputFor<Name>) => readonly Guess[];
  /** Called on each refusal; without it the caller shows `problem`. */
  onRefused?: (refusal: Refused) => void;
}

/** A change that is on its way. */
interface Begun {
  changes: ChangesUnderWay;
  undo: () => void;
}

export interface Act<Name extends OperationName> {
  /** Sends the change; while one with the same input is pending, nothing is sent. Never rejects. */
  run: (input: InputFor<Name>) => Promise<Reply<Name>>;
  busy: boolean;
  /** Why the last one was refused. */
  problem: ErrorCode | null;
  /** Clears the refusal. */
  reset: () => void;
}

/** A changing operation as a mutation: what it touches is refetched, even if its screen was unmounted meanwhile. */
export function useAct<Name extends OperationName>(
  name: Name,
  { optimistic, onRefused }: ActOptions<Name> = {},
): Act<Name> {
  const client = useQueryClient();
  const last = useRef<{ key: string; reply: Promise<Reply<Name>> } | null>(null);
  const [underWay] = useState(() => new ChangesUnderWay(client));
  const id = useId();
  // What a change touches, and what its form may hold, is known before anybody has read the form.
  useEffect(() => void wantOperations(), []);
  const { mutateAsync, isPending, error, reset } = useMutation<ValueFor<Name>, RefusedError, InputFor<Name>, Begun>({
    mutationKey: [name],
    // Optimistic changes are sent one after another, in the order in which the user made them.
    ...(optimistic === undefined ? {} : { scope: { id: `${name} ${id}` } }),
    mutationFn: async (input) => {
      const reply = await call(name, input);
      if (!reply.ok) throw new RefusedError(reply);
      return reply.value;
    },
    onMutate: async (input) => {
      const changes = optimistic === undefined ? new ChangesUnderWay(client) : underWay;
      changes.begin(touchedBy(name, input));
      const undo = optimistic === undefined ? () => undefined : await makeGuesses(client, optimistic(input));
      return { changes, undo };
    },
    onError: ({ refusal }, input, begun) => {
      begun?.undo();
      // Whatever the screen does with the refusal: news that wait for this change are heard.
      const touched = begun?.changes.answered(optimistic === undefined ? [] : touchedBy(name, input)) ?? [];
      onRefused?.(refusal);
      return invalidate(touched, client);
    },
    onSuccess: (_value, input, { changes }) => invalidate(changes.answered(touchedBy(name, input)), client),
  });
  const run = (input: InputFor<Name>): Promise<Reply<Name>> => {
    const key = hashKey([input]);
    if (last.current?.key === key) return last.current.reply;
    const asked = { key, reply: replyOf<Name>(mutateAsync(input)) };
    last.current = asked;
    void asked.reply.finally(() => {
      if (last.current === asked) last.current = null;
    });
    return asked.reply;
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
