import type { Operation } from "./operation.ts";

/** A reading operation whose answers have changed: all of them, or those for these input fields. */
export interface Touched {
  operation: string;
  subject?: Readonly<Record<string, unknown>>;
}

/** What a call invalidates, according to its declaration. */
export function touchesOf({ touches = [] }: Pick<Operation, "touches">, input: unknown): Touched[] {
  return touches.map(([operation, field]) =>
    field === undefined ? { operation } : { operation, subject: { [field]: fieldOf(input, field) } },
  );
}

/** One field of an input whose type is only known at run time. */
export const fieldOf = (input: unknown, field: string): unknown =>
  typeof input === "object" && input !== null ? Reflect.get(input, field) : undefined;
