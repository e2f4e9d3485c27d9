// The meetings whose reminder was turned off, on this device: a calendar is read at Google and changed nowhere.
import type { CalendarEvent } from "@atrium/contract";
import { useSyncExternalStore } from "react";
import { z } from "zod";
import { readText, writeStored } from "../../platform/storage.ts";
import { endOf } from "../events/calendarDays.ts";

/** By the id of a meeting: when it ends, after which it is forgotten. */
const Silenced = z.record(z.string(), z.number());

const KEY = "atrium.quietMeetings";
const NONE: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();
/** Equal ones are the same object, since React compares by identity. */
let read: { text: string | null; ids: ReadonlySet<string> } = { text: null, ids: NONE };

function parse(text: string | null): z.infer<typeof Silenced> {
  if (text === null) return {};
  try {
    return Silenced.catch({}).parse(JSON.parse(text));
  } catch {
    return {};
  }
}

/** The ids of those that are not reminded of. */
export function quietMeetings(): ReadonlySet<string> {
  const text = readText(KEY);
  if (read.text !== text) read = { text, ids: new Set(Object.keys(parse(text))) };
  return read.ids;
}

/** Turns a meeting's reminder on or off; those that are over are forgotten meanwhile. */
export function turnBell(event: CalendarEvent, isOn: boolean, nowMs: number): void {
  const ahead = Object.entries(parse(readText(KEY))).filter(([id, endsAtMs]) => id !== event.id && endsAtMs > nowMs);
  writeStored(KEY, Object.fromEntries(isOn ? ahead : [...ahead, [event.id, endOf(event)]]));
  for (const listener of listeners) listener();
}

/** The same as it changes, also in another page of this browser. */
export const useQuietMeetings = (): ReadonlySet<string> => useSyncExternalStore(watch, quietMeetings);

function watch(listener: () => void): () => void {
  const heard = ({ key }: StorageEvent) => (key === KEY ? listener() : undefined);
  listeners.add(listener);
  addEventListener("storage", heard);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", heard);
  };
}
