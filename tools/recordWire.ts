// `npm run wire:record` records each new kind of live message, record, event and news; `npm run wire:record KIND…`
// records one again that got an optional field. Earlier recordings are kept, and must still be understood.
import { readFileSync, writeFileSync } from "node:fs";
import { wire } from "../contract/src/live/recorded/wire.ts";
import type { Recorded, RecordedWire, WirePart } from "../contract/src/live/recorded/wire.ts";
import { writeDown } from "./wire/writeDown.ts";

const FILE = "contract/src/live/recorded/protocol2.json";
const named = new Set(process.argv.slice(2));
const recorded = JSON.parse(readFileSync(FILE, "utf8")) as RecordedWire;

const parts = (Object.keys(wire) as WirePart[]).map((part) => {
  const { kinds, added, refused } = writeDown(wire[part], recorded[part], named);
  for (const kind of added) console.log(`recorded: ${part} ${kind}`);
  for (const problem of refused) console.log(`not recorded: ${part} ${problem}`);
  if (refused.length > 0) process.exitCode = 1;
  return lines(
    part,
    Object.entries(kinds).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
});
writeFileSync(FILE, `{\n${parts.join(",\n")}\n}\n`);

/** One line per example, so that a diff shows what was added. */
function lines(part: string, kinds: readonly (readonly [kind: string, Recorded])[]): string {
  const entries = kinds.map(([kind, { fingerprint, examples }]) => {
    const each = examples.map((example) => `        ${JSON.stringify(example)}`).join(",\n");
    return `    "${kind}": {\n      "fingerprint": "${fingerprint}",\n      "examples": [\n${each}\n      ]\n    }`;
  });
  return `  "${part}": {\n${entries.join(",\n")}\n  }`;
}
