// `npm run wire:record` writes down each kind of live message, record, event and news that is new; `npm run wire:record
// KIND…` does so for one that got an optional field. What was recorded before is kept, and must still be understood.
import { readFileSync, writeFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import { fingerprintOf, wire } from "../contract/src/live/recorded/wire.ts";
import type { Recorded, RecordedWire, WirePart } from "../contract/src/live/recorded/wire.ts";
import { exampleOf } from "./wire/exampleOf.ts";

const FILE = "contract/src/live/recorded/protocol2.json";
const named = new Set(process.argv.slice(2));
const recorded = JSON.parse(readFileSync(FILE, "utf8")) as RecordedWire;

const parts = (Object.keys(wire) as WirePart[]).map((part) => {
  const kinds: Record<string, Recorded> = { ...recorded[part] };
  for (const [kind, schema] of Object.entries(wire[part])) {
    const known = kinds[kind];
    if (known?.fingerprint === fingerprintOf(schema)) continue;
    const problem = known && mayNotRecord(kind, schema, known);
    if (problem === undefined) kinds[kind] = record(schema, known?.examples ?? []);
    else process.exitCode = 1;
    console.log(`${part} ${kind} ${problem ?? "is recorded"}`);
  }
  return [part, Object.entries(kinds).toSorted(([one], [other]) => (one < other ? -1 : 1))] as const;
});
writeFileSync(FILE, `${pretty(parts)}\n`);

/** Why a kind that changed is not recorded anew. */
function mayNotRecord(kind: string, schema: z.ZodObject, { examples }: Recorded): string | undefined {
  if (!examples.every((example) => schema.safeParse(example).success))
    return "no longer understands what was recorded: this is another protocol (version.ts)";
  return named.has(kind) ? undefined : `has changed. Where an optional field came: npm run wire:record ${kind}`;
}

function record(schema: z.ZodObject, examples: readonly object[]): Recorded {
  const example = exampleOf(schema);
  const isKnown = examples.some((each) => isDeepStrictEqual(each, example));
  return { fingerprint: fingerprintOf(schema), examples: isKnown ? examples : [...examples, example] };
}

/** A line for each example, so that a change shows what came. */
function pretty(all: typeof parts): string {
  const lines = all.map(([part, kinds]) => {
    const entries = kinds.map(([kind, { fingerprint, examples }]) => {
      const each = examples.map((example) => `        ${JSON.stringify(example)}`).join(",\n");
      return `    "${kind}": {\n      "fingerprint": "${fingerprint}",\n      "examples": [\n${each}\n      ]\n    }`;
    });
    return `  "${part}": {\n${entries.join(",\n")}\n  }`;
  });
  return `{\n${lines.join(",\n")}\n}`;
}
