// Style sheets obey the same length limit that lint sets for code. `node tools/sheetLengths.ts` lists those over it.
import { globSync, readFileSync } from "node:fs";

const MOST_LINES = 300;

const sheets = globSync("web/src/**/*.css");
if (sheets.length === 0) throw new Error("No style sheets found: run this in the project's folder");
for (const sheet of sheets) {
  const lines = readFileSync(sheet, "utf8").trimEnd().split("\n").length;
  if (lines <= MOST_LINES) continue;
  console.log(`${sheet}: ${lines} lines, at most ${MOST_LINES}`);
  process.exitCode = 1;
}
