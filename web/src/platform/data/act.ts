import type { OperationName } from "@atrium/contract";
import { call, type CallOptions, type InputFor, type Reply } from "../call.ts";
import { invalidate, touchedBy } from "./touched.ts";

/** Runs a changing operation outside React and refetches what it touches. In components use `useAct`. */
export async function act<Name extends OperationName>(
  name: Name,
  input: InputFor<Name>,
  options?: CallOptions,
): Promise<Reply<Name>> {
  const reply = await call(name, input, options);
  if (reply.ok) await invalidate(touchedBy(name, input));
  return reply;
}
