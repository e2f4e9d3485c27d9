import { fieldOf, touchesOf, type OperationName, type Touched } from "@atrium/contract";
import type { QueryClient } from "@tanstack/react-query";
import { knownOperation } from "../operations/knownOperations.ts";
import { queries } from "./queries.ts";
import { readAgain } from "./readMarks.ts";

/** The queries that an operation invalidates, as declared in the contract; none while it is not known. */
export function touchedBy(name: OperationName, input: unknown): Touched[] {
  const operation = knownOperation(name);
  return operation === undefined ? [] : touchesOf(operation, input);
}

/**
 * Invalidates them: those on screen are refetched at once, the others when they are used. With the mark of the change, what
 * was read after it stays.
 */
export async function invalidate(
  touched: readonly Touched[],
  client: QueryClient = queries,
  changedAt?: string,
): Promise<void> {
  if (touched.length === 0) return;
  await readAgain(client, {
    changedAt,
    isStale: ({ queryKey: [operation, input] }) =>
      touched.some((each) => each.operation === operation && isAbout(input, each.subject ?? {})),
  });
}

const isAbout = (input: unknown, subject: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(subject).every(([field, value]) => fieldOf(input, field) === value);
