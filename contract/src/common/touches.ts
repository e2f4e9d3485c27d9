import type { Operation } from "./operation.ts";

/** A reading operation whose answers are others now: all of them, or those asked for with these fields. */
export interface Touched {
  operation: string;
  subject?: Readonly<Record<string, unknown>>;
}

/** What a call has made stale, as its declaration says. */
export function touchesOf({ touches = [] }: Pick<Operation, "touches">, input: unknown): Touched[] {
  return touches.map(([operation, field]) =>
    field === undefined ? { operation } : { operation, subject: { [field]: fieldOf(input, field) } },
  );
}

/** One field of an input that is known only at run time. */
export const fieldOf = (input: unknown, field: string): unknown =>
  typeof input === "object" && input !== null ? Reflect.get(input, field) : undefined;
