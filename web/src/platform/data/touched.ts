import { operations, type Operation, type OperationName } from "@atrium/contract";
import type { QueryClient } from "@tanstack/react-query";
import { queries } from "./queries.ts";

/** A reading operation whose kept replies are stale: all of them, or those asked for with these fields. */
export interface Touched {
  operation: string;
  subject?: Readonly<Record<string, unknown>>;
}

/** What a change has made stale, as its declaration says. */
export function touchedBy(name: OperationName, input: unknown): Touched[] {
  const { touches = [] }: Operation = operations[name];
  return touches.map(([operation, field]) =>
    field === undefined ? { operation } : { operation, subject: { [field]: fieldOf(input, field) } },
  );
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

const fieldOf = (input: unknown, field: string): unknown =>
  typeof input === "object" && input !== null ? Reflect.get(input, field) : undefined;
