// `npm run bench`, or `npm run bench -- spatial media sound page map`: measures and prints; `-- --write` keeps all tables.
import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { firstPageBench } from "./page/firstPageBench.ts";
import { mapBench } from "./map/mapBench.ts";
import { asMarkdown, type BenchResult } from "./result.ts";
import { sfuBench } from "./sfu/sfuBench.ts";
import { soundBench } from "./sound/soundBench.ts";
import { spatialBench } from "./spatial/spatialBench.ts";

const benches: Record<string, () => Promise<BenchResult>> = {
  spatial: spatialBench,
  media: sfuBench,
  sound: soundBench,
  page: firstPageBench,
  map: mapBench,
};

const words = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const chosen = words.length > 0 ? words : Object.keys(benches);
const sections: string[] = [];
let allHold = true;
for (const name of chosen) {
  const bench = benches[name];
  if (!bench) throw new Error(`No benchmark "${name}"; there are ${Object.keys(benches).join(", ")}`);
  const result = await bench();
  allHold &&= result.verdicts.every((verdict) => verdict.holds);
  const section = asMarkdown(result);
  console.log(section);
  sections.push(section);
}
// The page holds all of them: a part alone is only printed.
if (process.argv.includes("--write") && words.length === 0) writeFileSync("docs/benchmarks.md", page(sections));
process.exit(allHold ? 0 : 1);

function page(sections: readonly string[]): string {
  const machine = `${cpus().length} x ${cpus()[0]?.model.trim() ?? "unknown"}, Node ${process.version}`;
  const command = "npm run bench -- --write";
  return [
    "# Benchmarks",
    "",
    `Made by \`${command}\` on ${machine}. The servers, their peers and the robots share the machine; ratios`,
    "within one run are what counts.",
    "",
    ...sections,
  ].join("\n");
}
