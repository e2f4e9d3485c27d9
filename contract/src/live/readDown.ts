import { z } from "zod";
import { DownMessage } from "./down.ts";
import type { KindSchemas } from "./kinds.ts";
import { NewsItem } from "./newsKinds.ts";
import { PassingEvent } from "./passingEvents.ts";
import { RoomPatch, roomKinds } from "./roomState.ts";
import { SpacePatch, spaceKinds } from "./spaceState.ts";

/**
 * A message from the server, as far as this build can read it; null for an unknown one. The server may be newer: patches,
 * records, events and news of unknown kinds are left out, and so is a record whose fields cannot be parsed. The message
 * itself is kept, so that clocks advance.
 */
export function readDown(raw: unknown): DownMessage | null {
  const whole = DownMessage.safeParse(raw);
  return whole.success ? whole.data : (DownMessage.safeParse(readablePart(raw)).data ?? null);
}

const Said = z.looseObject({
  type: z.string(),
  patches: z.array(z.unknown()).optional(),
  events: z.array(z.unknown()).optional(),
  news: z.array(z.unknown()).optional(),
  snapshot: z.looseObject({ records: z.record(z.string(), z.record(z.string(), z.unknown())) }).optional(),
});

function readablePart(raw: unknown): unknown {
  const said = Said.safeParse(raw).data;
  if (said === undefined) return raw;
  const isOfRoom = said.type.startsWith("room");
  const kinds: KindSchemas = isOfRoom ? roomKinds : spaceKinds;
  const { patches, events, news, snapshot } = said;
  const patch = isOfRoom ? RoomPatch : SpacePatch;
  return {
    ...said,
    ...(patches && { patches: patches.flatMap((each) => readPatch(patch, kinds, each)) }),
    ...(events && { events: events.filter((each) => PassingEvent.safeParse(each).success) }),
    ...(news && { news: news.filter((each) => NewsItem.safeParse(each).success) }),
    ...(snapshot && { snapshot: { ...snapshot, records: readRecords(kinds, snapshot.records) } }),
  };
}

const NamedPatch = z.object({ kind: z.string(), id: z.string() });

/** A record that can no longer be parsed is treated as gone, as it would be missing from a fresh snapshot. */
function readPatch(patch: z.ZodType, kinds: KindSchemas, raw: unknown): unknown[] {
  if (patch.safeParse(raw).success) return [raw];
  const named = NamedPatch.safeParse(raw).data;
  return named !== undefined && Object.hasOwn(kinds, named.kind) ? [{ type: "gone", ...named }] : [];
}

function readRecords(kinds: KindSchemas, records: Record<string, Record<string, unknown>>): Record<string, unknown> {
  const tables = Object.entries(kinds).map(([kind, schema]) => {
    const readable = Object.entries(records[kind] ?? {}).filter(([, record]) => schema.safeParse(record).success);
    return [kind, Object.fromEntries(readable)];
  });
  return Object.fromEntries(tables);
}
