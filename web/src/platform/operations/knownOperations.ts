import { entranceOperations, type Operation, type OperationName } from "@atrium/contract";

/*
 * What a page knows of the operations: those of the entrance from the start, the others once they are first wanted. A
 * call waits for them, so whoever has an answer in hand, or a call under way, finds its operation here.
 */
type Known = Readonly<Record<string, Operation>>;
let known: Known = entranceOperations;
let loading: Promise<boolean> | null = null;

/** The declaration of an operation; undefined until it is loaded. */
export const knownOperation = (name: OperationName): Operation | undefined => known[name];

/** Loads all operations, or tries again; resolves to whether they are there. */
export const wantOperations = (): Promise<boolean> => (loading ??= load());

async function load(): Promise<boolean> {
  try {
    known = (await import("./allOperations.ts")).allOperations;
    return true;
  } catch {
    loading = null;
    return false;
  }
}
