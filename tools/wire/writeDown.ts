import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import { fingerprintOf } from "../../contract/src/live/recorded/wire.ts";
import type { Recorded } from "../../contract/src/live/recorded/wire.ts";
import { exampleOf } from "./exampleOf.ts";

type Kinds = Readonly<Record<string, Recorded>>;

export interface Written {
  kinds: Kinds;
  /** Kinds that were recorded. */
  added: string[];
  /** Those that were not, and why. */
  refused: string[];
}

/**
 * Adds new kinds to what is recorded of a part of the wire; a changed kind is recorded again only if it is named.
 * Examples are added and never removed, so that everything ever sent is still understood.
 */
export function writeDown(
  schemas: Readonly<Record<string, z.ZodObject>>,
  recorded: Kinds,
  named: ReadonlySet<string>,
): Written {
  const [kinds, added, refused]: [Record<string, Recorded>, string[], string[]] = [{ ...recorded }, [], []];
  for (const [kind, schema] of Object.entries(schemas)) {
    const known = kinds[kind];
    if (known?.fingerprint === fingerprintOf(schema)) continue;
    if (known?.examples.some((example) => !schema.safeParse(example).success) === true)
      refused.push(`${kind} no longer understands what was recorded: this is another protocol (version.ts)`);
    else if (known !== undefined && !named.has(kind))
      refused.push(`${kind} has changed. Where an optional field came: npm run wire:record ${kind}`);
    else {
      kinds[kind] = withExample(schema, known?.examples ?? []);
      added.push(kind);
    }
  }
  return { kinds, added, refused };
}

function withExample(schema: z.ZodObject, examples: readonly object[]): Recorded {
  const example = exampleOf(schema);
  const isKnown = examples.some((each) => isDeepStrictEqual(each, example));
  return { fingerprint: fingerprintOf(schema), examples: isKnown ? examples : [...examples, example] };
}
