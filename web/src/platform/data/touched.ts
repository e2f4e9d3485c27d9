import { fieldOf, operations, touchesOf, type Operation, type OperationName, type Touched } from "@atrium/contract";
import type { QueryClient } from "@tanstack/react-query";
import { queries } from "./queries.ts";

/** What a change has made stale, as its declaration says. */
export function touchedBy(name: OperationName, input: unknown): Touched[] {
  const operation: Operation = operations[name];
  return touchesOf(operation, input);
}

/** Has stale replies read again: those on the screen at once, the others when they are wanted. */
export async function invalidate(touched: readonly Touched[], client: QueryClient = queries): Promise<void> {
  if (touched.length === 0) return;
  await client.invalidateQueries({
    predicate: ({ queryKey: [operation, input] }) =>
      touched.some((each) => each.operation === operation && isAbout(input, each.subject ?? {})),
  });
}

const isAbout = (input: unknown, subject: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(subject).every(([field, value]) => fieldOf(input, field) === value);
