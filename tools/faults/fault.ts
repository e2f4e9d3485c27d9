import { readFileSync } from "node:fs";

/** A plausible mistake in one line, and the tests that should notice it. Paths are relative to the project's folder. */
export interface Fault {
  name: string;
  file: string;
  /** Occurs exactly once in the file. */
  find: string;
  replace: string;
  tests: readonly string[];
  /** Why no test can notice it: the code behaves the same. */
  equivalent?: string;
}

/** Faults of files that are covered by the same tests; each has a name, the text to find, and its replacement. */
export interface FaultGroup {
  file: string;
  tests: readonly string[];
  faults: readonly (readonly [name: string, find: string, replace: string, equivalent?: string])[];
}

/** Faults of one package; its groups name files and tests from `folder` on. */
export function faultsIn(folder: string, groups: readonly FaultGroup[]): Fault[] {
  return groups.flatMap(({ file, tests, faults }) =>
    faults.map(([name, find, replace, equivalent]) => ({
      name,
      file: `${folder}/${file}`,
      find,
      replace,
      tests: tests.map((test) => `${folder}/${test}`),
      ...(equivalent !== undefined && { equivalent }),
    })),
  );
}

/** The file with the fault in it; null unless the text to find occurs exactly once. */
export function withFault({ find, replace }: Pick<Fault, "find" | "replace">, text: string): string | null {
  const at = text.indexOf(find);
  if (at < 0 || find === "" || text.includes(find, at + 1)) return null;
  return text.slice(0, at) + replace + text.slice(at + find.length);
}

/** Problems of a list: texts that do not match, missing tests, duplicate names. */
export function listFaults(faults: readonly Fault[], read: (path: string) => string = readText): string[] {
  const names = new Set<string>();
  return faults.flatMap((fault) => {
    const wrong: string[] = [];
    if (names.has(fault.name)) wrong.push(`${fault.name}: another fault has this name`);
    names.add(fault.name);
    if (fault.find === fault.replace) wrong.push(`${fault.name}: changes nothing`);
    if (withFault(fault, textOf(fault.file, read)) === null)
      wrong.push(`${fault.name}: ${fault.file} does not hold this exactly once: ${fault.find}`);
    for (const test of fault.tests) if (textOf(test, read) === "") wrong.push(`${fault.name}: there is no ${test}`);
    return wrong;
  });
}

/** A random part of a list, the same for the same seed. */
export function drawn<Item>(items: readonly Item[], share: number, seed: number): Item[] {
  const count = Math.min(items.length, Math.ceil(items.length * share));
  const random = seededRandom(seed);
  const order = items.map((item, index) => ({ index, item, rank: random() })).toSorted((a, b) => a.rank - b.rank);
  return order
    .slice(0, count)
    .toSorted((a, b) => a.index - b.index)
    .map(({ item }) => item);
}

/** Uniform over [0, 1) (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function textOf(path: string, read: (path: string) => string): string {
  try {
    return read(path);
  } catch {
    return "";
  }
}

const readText = (path: string): string => readFileSync(path, "utf8");
