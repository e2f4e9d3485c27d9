import type { Operation } from "@atrium/contract";

interface Fault {
  path: string;
  message: string;
}
export type CheckedInput = { ok: true; input: unknown } | { ok: false; faults: Fault[] };

const MAX_DEPTH = 8;
const MAX_FAULTS = 20;

/** Parses an operation's input. Faults name the field and never repeat its value. */
export function checkInput(operation: Operation, raw: unknown): CheckedInput {
  const unusable = findUnusable(raw, []);
  if (unusable !== null) return { ok: false, faults: [unusable] };
  const parsed = operation.input.safeParse(raw);
  if (parsed.success) return { ok: true, input: parsed.data };
  const faults = parsed.error.issues
    .slice(0, MAX_FAULTS)
    .map((issue) => ({ path: issue.path.join("."), message: issue.message }));
  return { ok: false, faults };
}

/** Input that no operation accepts: NUL, which the database refuses; lone surrogates; excessive nesting. */
function findUnusable(value: unknown, path: readonly string[]): Fault | null {
  const at = path.join(".");
  if (path.length > MAX_DEPTH) return { path: at, message: "nested too deep" };
  if (typeof value === "string")
    return isUsable(value) ? null : { path: at, message: "holds symbols that are not text" };
  if (typeof value !== "object" || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    if (!isUsable(key)) return { path: at, message: "a key holds symbols that are not text" };
    const fault = findUnusable(inner, [...path, key]);
    if (fault !== null) return fault;
  }
  return null;
}

const isUsable = (text: string): boolean => !/\0|\p{Surrogate}/u.test(text);
