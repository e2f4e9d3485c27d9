/** For the end of a switch over a union: a missing case then fails to compile. */
export function unreachable(missed: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(missed)}`);
}

/** The value, or a thrown bug that says why it had to exist. */
export function must<Value>(value: Value | null | undefined, why: string): Value {
  if (value === null || value === undefined) throw new Error(`Missing: ${why}`);
  return value;
}
