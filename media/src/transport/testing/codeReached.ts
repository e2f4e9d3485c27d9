import { readdirSync } from "node:fs";
import { Session } from "node:inspector/promises";
import type { Profiler } from "node:inspector";

/** How much of the code in a folder a run has reached. */
interface Reached {
  /** Share of the characters inside functions, from 0 to 1. */
  share: number;
  /** Functions never entered, and files never loaded. */
  missed: readonly string[];
}

/**
 * Runs something and measures which code it reached in the files of a folder (a URL that ends in a slash), without
 * subfolders. The run itself must load them, by `import()`: files loaded earlier are not measured.
 */
export async function codeReached(folder: URL, run: () => Promise<void>): Promise<Reached> {
  const session = new Session();
  session.connect();
  try {
    await session.post("Profiler.enable");
    await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
    await run();
    const { result } = await session.post("Profiler.takePreciseCoverage");
    return sumUp(folder, result);
  } finally {
    session.disconnect();
  }
}

function sumUp(folder: URL, scripts: readonly Profiler.ScriptCoverage[]): Reached {
  const total = { inFunctions: 0, reached: 0 };
  const missed: string[] = [];
  for (const file of readdirSync(folder).filter((name) => /^\w+\.ts$/u.test(name))) {
    const script = scripts.find(({ url }) => url === new URL(file, folder).href);
    // The first is the file itself, which contains all others.
    const functions = script?.functions.slice(1) ?? [];
    if (script === undefined) missed.push(file);
    const counts = countsOf(functions);
    total.inFunctions += counts.filter((count) => count !== undefined).length;
    total.reached += counts.filter((count) => (count ?? 0) > 0).length;
    for (const { functionName, ranges } of functions)
      if (functionName !== "" && ranges[0]?.count === 0) missed.push(`${file}: ${functionName}`);
  }
  return { share: total.reached / total.inFunctions, missed };
}

/** How often each character inside a function was run; the innermost range around it decides, and comes last. */
function countsOf(functions: readonly Profiler.FunctionCoverage[]): (number | undefined)[] {
  const end = Math.max(0, ...functions.flatMap(({ ranges }) => ranges.map(({ endOffset }) => endOffset)));
  const counts = Array.from({ length: end }, (): number | undefined => undefined);
  for (const { startOffset, endOffset, count } of functions.flatMap(({ ranges }) => ranges))
    counts.fill(count, startOffset, endOffset);
  return counts;
}
