import { z } from "zod";
import { DownMessage } from "../down.ts";
import { newsKinds } from "../newsKinds.ts";
import { eventKinds } from "../passingEvents.ts";
import { roomKinds } from "../roomState.ts";
import { spaceKinds } from "../spaceState.ts";
import { UpMessage } from "../up.ts";

/**
 * Messages, records, events and news as a protocol has them on the wire (`protocol2.json`): one or more of each kind, with
 * the fingerprint of their schema. A server must keep accepting the `up` ones, and a browser the rest, for as long as the
 * protocol is supported. `npm run wire:record` adds them; existing ones are never changed.
 */
export interface Recorded {
  fingerprint: string;
  examples: readonly object[];
}
type Schemas = Readonly<Record<string, z.ZodObject>>;

const byType = (union: typeof UpMessage | typeof DownMessage): Schemas =>
  Object.fromEntries(union.options.map((each) => [each.shape.type.value, each]));

/** Everything on the wire, part by part: adding a kind changes no other part. */
export const wire = {
  up: byType(UpMessage),
  down: byType(DownMessage),
  record: { ...spaceKinds, ...roomKinds } as Schemas,
  event: eventKinds as Schemas,
  news: newsKinds as Schemas,
} as const;
export type WirePart = keyof typeof wire;
export type RecordedWire = Readonly<Record<WirePart, Readonly<Record<string, Recorded>>>>;

/** Differs for every schema, ignoring those it refers to by name: kinds have their own fingerprints. */
export function fingerprintOf(schema: z.ZodType): string {
  const { $defs: _named, ...own } = z.toJSONSchema(schema);
  return fnv1a(JSON.stringify(own));
}

/** 32 bits; the contract has no cryptography and needs none here. */
function fnv1a(text: string): string {
  let hash = 0x811c9dc5;
  for (const symbol of text) hash = Math.imul(hash ^ (symbol.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, "0");
}
