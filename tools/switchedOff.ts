// Nothing may be switched off or skipped: lint obeys comments that silence it and does not check journeys, so this
// searches for the words. `node tools/switchedOff.ts` lists the lines that contain them.
import { globSync, readFileSync } from "node:fs";
import { PACKAGES } from "./check.ts";

const SOURCES = [
  "*.{ts,js,mjs,cjs}",
  ...PACKAGES.map((name) => `${name}/**/*.{ts,tsx,mts,cts,js,jsx,mjs,cjs,css,html}`),
];
const NOT_OURS = /(^|\/)(node_modules|dist)$/;
const OF_TESTS = /\.(test|spec)\.tsx?$|^(e2e|testkit)\/|\/testing\//;

/** Comments that silence types, lint, format or coverage. */
const SILENCING =
  /(?:ox|es|style|ts)lint-(?:disable|ignore)|@ts-(?:ignore|expect-error|nocheck)|(?:v8|c8|istanbul) ignore|(?:oxfmt|prettier)-ignore/;
/** Tests that do not run, run alone, or may fail: as a call, as a value, or as an option. */
const SKIPPING =
  /\bskip\(|\.(?:skipIf|runIf|only|todo|fixme)\(|\b(?:test|it|describe|suite)(?:\.\w+)*\.(?:skip|skipIf|runIf|only|todo|fixme|fails?)\b|\b(?:skip|only|todo|fails): true/;

/** The lines of a source that switch something off or skip a test, counted from 1. */
export function switchedOff(path: string, text: string): { line: number; says: string }[] {
  const patterns = OF_TESTS.test(path) ? [SILENCING, SKIPPING] : [SILENCING];
  return text
    .split("\n")
    .flatMap((says, index) =>
      patterns.some((pattern) => pattern.test(says)) ? [{ line: index + 1, says: says.trim() }] : [],
    );
}

if (import.meta.main) {
  const sources = globSync(SOURCES, { exclude: (path) => NOT_OURS.test(path) });
  if (sources.length === 0) throw new Error("No sources found: run this in the project's folder");
  for (const source of sources) {
    for (const { line, says } of switchedOff(source, readFileSync(source, "utf8"))) {
      console.log(`${source}:${line}: ${says}`);
      process.exitCode = 1;
    }
  }
}
