// `npm run bench`, or `npm run bench -- arrivals spatial media ports sound back wake moves page map list renders
// backdrop calls people joins access chat-crowd chat-open chat-search chat-scroll leaks`: measures and prints; `--write`
// keeps the tables.
import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { accessBench } from "./access/accessBench.ts";
import { arrivalsBench } from "./arrivals/arrivalsBench.ts";
import { backBench } from "./back/backBench.ts";
import { chatCrowdBench } from "./chat/chatCrowdBench.ts";
import { chatFindBench } from "./chat/chatFindBench.ts";
import { chatOpenBench } from "./chat/chatOpenBench.ts";
import { chatScrollBench } from "./chat/chatScrollBench.ts";
import { callsBench } from "./calls/callsBench.ts";
import { wakeBench } from "./back/wakeBench.ts";
import { backdropBench } from "./backdrop/backdropBench.ts";
import { joinsBench } from "./joins/joinsBench.ts";
import { roomListBench } from "./list/roomListBench.ts";
import { firstPageBench } from "./page/firstPageBench.ts";
import { leaksBench } from "./leaks/leaksBench.ts";
import { mapBench } from "./map/mapBench.ts";
import { movesBench } from "./moves/movesBench.ts";
import { peopleBench } from "./people/peopleBench.ts";
import { portsBench } from "./ports/portsBench.ts";
import { asMarkdown, type BenchResult } from "./result.ts";
import { rendersBench } from "./renders/rendersBench.ts";
import { sfuBench } from "./sfu/sfuBench.ts";
import { soundBench } from "./sound/soundBench.ts";
import { spatialBench } from "./spatial/spatialBench.ts";

const benches: Record<string, () => Promise<BenchResult>> = {
  arrivals: arrivalsBench,
  spatial: spatialBench,
  media: sfuBench,
  ports: portsBench,
  sound: soundBench,
  back: backBench,
  wake: wakeBench,
  moves: movesBench,
  page: firstPageBench,
  map: mapBench,
  list: roomListBench,
  renders: rendersBench,
  backdrop: backdropBench,
  calls: callsBench,
  people: peopleBench,
  joins: joinsBench,
  access: accessBench,
  "chat-crowd": chatCrowdBench,
  "chat-open": chatOpenBench,
  "chat-search": chatFindBench,
  "chat-scroll": chatScrollBench,
  leaks: leaksBench,
};

const FILE = "docs/benchmarks.md";
const HEADING = /^(?=## )/m;
const MACHINE = `${cpus().length} x ${cpus()[0]?.model.trim() ?? "unknown"}, Node ${process.version}`;

const words = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const chosen = words.length > 0 ? words : Object.keys(benches);
const sections: string[] = [];
let allHold = true;
for (const name of chosen) {
  const bench = benches[name];
  if (!bench) throw new Error(`No benchmark "${name}"; there are ${Object.keys(benches).join(", ")}`);
  const result = await bench();
  allHold &&= result.verdicts.every((verdict) => verdict.holds);
  const section = asMarkdown({ ...result, says: `${result.says} On ${MACHINE}.` });
  console.log(section);
  sections.push(section);
}
if (process.argv.includes("--write")) writeFileSync(FILE, page(sections));
process.exit(allHold ? 0 : 1);

/** The page with these sections replaced; sections that did not run stay. */
function page(made: readonly string[]): string {
  const [, ...kept] = readFileSync(FILE, "utf8").split(HEADING);
  const titleOf = (section: string): string => section.slice(0, section.indexOf("\n"));
  const stayed = kept.filter((section) => !made.some((each) => titleOf(each) === titleOf(section)));
  return [
    "# Benchmarks",
    "",
    `Made by \`npm run bench -- --write\`, or a section alone by its name before \`--write\`.`,
    "Each section names the machine it was measured on. The servers, their peers and the robots share the machine; ratios within one run are what counts.",
    "",
    ...[...made, ...stayed].toSorted().map((section) => `${section.trimEnd()}\n`),
  ].join("\n");
}
