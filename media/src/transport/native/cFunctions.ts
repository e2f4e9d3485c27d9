/** A C function: numbers go as whole machine words, as addresses do. */
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
 * Functions of this process by name and count of arguments; null where one is missing. Every argument is declared a
 * pointer, an `int` as well: V8 compiles such calls into 20 ns, those of mixed types take 700.
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

/** The address that a C function without arguments gives back; null where there is no such function. */
export function callForAddress(name: string): bigint | null {
  try {
    const made = ffi?.dlopen(null, { [name]: { return: "pointer", arguments: [] } }).functions[name];
    return (made as (() => bigint) | undefined)?.() ?? null;
  } catch {
    return null;
  }
}

/** Where the memory lies; 0 where there is no C to tell. */
export const addressOf = (memory: ArrayBuffer): bigint => ffi?.getRawPointer(memory) ?? 0n;

/** Node's way to C functions; null in a Node without it, and where its permissions forbid it. */
function findFfi(): Ffi | null {
  const { emitWarning } = process;
  // Node says with each start that this is experimental; whoever runs the program can do nothing about it.
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
