// The notification settings of this device, for everybody who signs in on it. Components use `useNoticePreferences`;
// code that notifies reads `noticeChoice` at that moment, so that a change made in another page counts.
import { useSyncExternalStore } from "react";
import { z } from "zod";
import { readText, writeStored } from "../../platform/storage.ts";

/** The four kinds of chats, and mentions in any of them. */
export const NOTICE_KINDS = ["direct", "mention", "team", "space", "room"] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** What is told besides chats: by a toast, and over other windows while no page is looked at. */
export const EVENT_KINDS = ["recording", "invitation", "meeting"] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

const Choice = z.object({ sound: z.boolean(), notification: z.boolean() });
export type NoticeChoice = z.infer<typeof Choice>;

const MINUTES_A_DAY = 24 * 60;
const Minute = z
  .number()
  .int()
  .min(0)
  .max(MINUTES_A_DAY - 1);
const QuietHours = z.object({ isOn: z.boolean(), fromMinute: Minute, toMinute: Minute });
/** Daily, in minutes since this device's midnight; may span midnight. */
export type QuietHours = z.infer<typeof QuietHours>;

/** Personal messages also get browser notifications, once permitted; others only a sound. */
const USUAL = {
  direct: { sound: true, notification: true },
  mention: { sound: true, notification: true },
  team: { sound: true, notification: false },
  space: { sound: true, notification: false },
  room: { sound: true, notification: false },
  recording: { sound: false, notification: true },
  invitation: { sound: false, notification: true },
  meeting: { sound: false, notification: true },
  quietHours: { isOn: false, fromMinute: 20 * 60, toMinute: 9 * 60 },
} as const;

const Preferences = z.object({
  direct: Choice.catch(USUAL.direct),
  mention: Choice.catch(USUAL.mention),
  team: Choice.catch(USUAL.team),
  space: Choice.catch(USUAL.space),
  room: Choice.catch(USUAL.room),
  recording: Choice.catch(USUAL.recording),
  invitation: Choice.catch(USUAL.invitation),
  meeting: Choice.catch(USUAL.meeting),
  quietHours: QuietHours.catch(USUAL.quietHours),
});
export type NoticePreferences = z.infer<typeof Preferences>;

const KEY = "atrium.notices";
const listeners = new Set<() => void>();
/** Equal settings are the same object, since React compares by identity. */
let read: { text: string | null; preferences: NoticePreferences } | null = null;

export function noticePreferences(): NoticePreferences {
  const text = readText(KEY);
  if (read?.text !== text) read = { text, preferences: parse(text) };
  return read?.preferences ?? parse(text);
}

function parse(text: string | null): NoticePreferences {
  try {
    return Preferences.catch(USUAL).parse(JSON.parse(text ?? "{}"));
  } catch {
    return USUAL;
  }
}

export const noticeChoice = (kind: NoticeKind): NoticeChoice => noticePreferences()[kind];

export function keepNoticeChoice(kind: NoticeKind | EventKind, change: Partial<NoticeChoice>): void {
  const now = noticePreferences();
  keep({ ...now, [kind]: { ...now[kind], ...change } });
}

export function keepQuietHours(change: Partial<QuietHours>): void {
  const now = noticePreferences();
  keep({ ...now, quietHours: { ...now.quietHours, ...change } });
}

function keep(preferences: NoticePreferences): void {
  writeStored(KEY, preferences);
  for (const listener of listeners) listener();
}

/** The current settings, also after a change in another page of this browser. */
export const useNoticePreferences = (): NoticePreferences => useSyncExternalStore(watch, noticePreferences);

function watch(listener: () => void): () => void {
  const heard = ({ key }: StorageEvent) => (key === KEY ? listener() : undefined);
  listeners.add(listener);
  addEventListener("storage", heard);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", heard);
  };
}

/** Whether a time of this device's day is within the quiet hours; an equal start and end mean all day. */
export function isQuietHour({ isOn, fromMinute, toMinute }: QuietHours, at: Date): boolean {
  if (!isOn) return false;
  const minute = at.getHours() * 60 + at.getMinutes();
  if (fromMinute < toMinute) return minute >= fromMinute && minute < toMinute;
  return minute >= fromMinute || minute < toMinute;
}
