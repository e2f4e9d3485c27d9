import type { OperationName, Touched } from "@atrium/contract";
import { call, type CallOptions, type InputFor, type Reply } from "../call.ts";
import { ChangesUnderWay } from "./changesUnderWay.ts";
import { queries } from "./queries.ts";
import { invalidate, touchedBy } from "./touched.ts";

/** Runs a changing operation outside React and refetches what it touches. In components use `useAct`. */
export async function act<Name extends OperationName>(
  name: Name,
  input: InputFor<Name>,
  options?: CallOptions,
): Promise<Reply<Name>> {
  const change = new ChangesUnderWay(queries);
  change.begin(touchedBy(name, input));
  let touched: Touched[] = [];
  try {
    const reply = await call(name, input, options);
    if (reply.ok) touched = touchedBy(name, input);
    return reply;
  } finally {
    await invalidate(change.answered(touched));
  }
}
