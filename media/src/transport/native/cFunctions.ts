/** A C function; numbers and addresses are passed as whole machine words. */
export type CFunction = (...words: bigint[]) => number;

interface Signature {
  return: "i32" | "pointer";
  arguments: "pointer"[];
}

interface Ffi {
  dlopen(path: null, signatures: Record<string, Signature>): { functions: Record<string, unknown> };
  getRawPointer(memory: ArrayBuffer): bigint;
}

const ffi = findFfi();

/**
 * Functions of this process by name and number of arguments; null if one is missing. Every argument is declared a
 * pointer, even an `int`: V8 compiles such calls to 20 ns, while calls with mixed types take 700 ns.
 */
export function findCFunctions<Name extends string>(counts: Record<Name, number>): Record<Name, CFunction> | null {
  const signatures: Record<string, Signature> = {};
  for (const [name, count] of Object.entries<number>(counts)) {
    signatures[name] = { return: "i32", arguments: Array.from({ length: count }, () => "pointer") };
  }
  try {
    return (ffi?.dlopen(null, signatures).functions as Record<Name, CFunction> | undefined) ?? null;
  } catch {
    return null;
  }
}

/** The address that a C function without arguments returns; null if there is no such function. */
export function callForAddress(name: string): bigint | null {
  try {
    const made = ffi?.dlopen(null, { [name]: { return: "pointer", arguments: [] } }).functions[name];
    return (made as (() => bigint) | undefined)?.() ?? null;
  } catch {
    return null;
  }
}

/** The address of the memory; 0 if C cannot be called. */
export const addressOf = (memory: ArrayBuffer): bigint => ffi?.getRawPointer(memory) ?? 0n;

/** Node's interface to C functions; null in a Node without it, or if its permissions forbid it. */
function findFfi(): Ffi | null {
  const { emitWarning } = process;
  // Node warns at each start that this is experimental; whoever runs the program cannot do anything about it.
  process.emitWarning = () => undefined;
  try {
    const found = (process.getBuiltinModule("node:ffi") as Ffi | undefined) ?? null;
    found?.getRawPointer(new ArrayBuffer(8));
    return found;
  } catch {
    return null;
  } finally {
    process.emitWarning = emitWarning;
  }
}
