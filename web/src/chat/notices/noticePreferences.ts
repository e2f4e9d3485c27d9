// What one is told of, and how: kept on this device, for everybody who signs in on it. Whoever shows the choices uses
// `useNoticePreferences`; whoever tells of something asks `noticeChoice` at that moment, so that another page's change holds.
import { useSyncExternalStore } from "react";
import { z } from "zod";
import { readText, writeStored } from "../../platform/storage.ts";

/** Four kinds of chats, and what names me in any of them. */
export const NOTICE_KINDS = ["direct", "mention", "team", "space", "room"] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

const Choice = z.object({ sound: z.boolean(), notification: z.boolean() });
export type NoticeChoice = z.infer<typeof Choice>;

const MINUTES_A_DAY = 24 * 60;
const Minute = z
  .number()
  .int()
  .min(0)
  .max(MINUTES_A_DAY - 1);
const QuietHours = z.object({ isOn: z.boolean(), fromMinute: Minute, toMinute: Minute });
/** Every day, in minutes since midnight of this device; they may reach over midnight. */
export type QuietHours = z.infer<typeof QuietHours>;

/** What is for me alone shows over other windows too, as soon as the browser is asked for it; what is for many sounds. */
const USUAL = {
  direct: { sound: true, notification: true },
  mention: { sound: true, notification: true },
  team: { sound: true, notification: false },
  space: { sound: true, notification: false },
  room: { sound: true, notification: false },
  quietHours: { isOn: false, fromMinute: 20 * 60, toMinute: 9 * 60 },
} as const;

const Preferences = z.object({
  direct: Choice.catch(USUAL.direct),
  mention: Choice.catch(USUAL.mention),
  team: Choice.catch(USUAL.team),
  space: Choice.catch(USUAL.space),
  room: Choice.catch(USUAL.room),
  quietHours: QuietHours.catch(USUAL.quietHours),
});
export type NoticePreferences = z.infer<typeof Preferences>;

const KEY = "atrium.notices";
const listeners = new Set<() => void>();
/** The same choices are the same object, as React compares what it draws. */
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

export function keepNoticeChoice(kind: NoticeKind, change: Partial<NoticeChoice>): void {
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

/** The choices as they are now, also where another page of this browser changes them. */
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

/** Whether a moment of this device's day is one of the quiet hours; from and to the same minute is all day. */
export function isQuietHour({ isOn, fromMinute, toMinute }: QuietHours, at: Date): boolean {
  if (!isOn) return false;
  const minute = at.getHours() * 60 + at.getMinutes();
  if (fromMinute < toMinute) return minute >= fromMinute && minute < toMinute;
  return minute >= fromMinute || minute < toMinute;
}
