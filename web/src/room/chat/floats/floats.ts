import type { ChatMessage } from "@atrium/contract";

/** A message on its way up over the stage. */
export interface Float {
  message: ChatMessage;
  atMs: number;
}

/** The floating messages, oldest first, and how fast people write. */
export interface Floating {
  shown: readonly Float[];
  /** Within the last moments. */
  heardAtMs: readonly number[];
  /** Since the last one that floated. */
  passed: number;
}

export const NOTHING_FLOATS: Floating = { shown: [], heardAtMs: [], passed: 0 };

export const FLOATS_FOR_MS = 6_000;
const MOST = 3;
const MEASURED_MS = 2_000;
/** Faster than anybody reads: only a sample floats. */
const READABLE_PER_SECOND = 2;

const perSecondOf = ({ heardAtMs }: Floating): number => heardAtMs.length / (MEASURED_MS / 1000);

/** Adds a message; if there are many, only one in every few floats, and the chat has all. */
export function withHeard(floating: Floating, message: ChatMessage, nowMs: number): Floating {
  const heardAtMs = [...floating.heardAtMs.filter((atMs) => nowMs - atMs < MEASURED_MS), nowMs];
  const passed = floating.passed + 1;
  const now = { ...still(floating, nowMs), heardAtMs, passed };
  if (passed < sampleOf(now).every) return now;
  return { ...now, passed: 0, shown: [...now.shown, { message, atMs: nowMs }].slice(-MOST) };
}

/** Removes messages that have floated long enough. */
export function still({ shown, heardAtMs, passed }: Floating, nowMs: number): Floating {
  return {
    shown: shown.filter(({ atMs }) => nowMs - atMs < FLOATS_FOR_MS),
    heardAtMs: heardAtMs.filter((atMs) => nowMs - atMs < MEASURED_MS),
    passed,
  };
}

/** Removes a deleted message. */
export const without = (floating: Floating, id: ChatMessage["id"]): Floating => ({
  ...floating,
  shown: floating.shown.filter(({ message }) => message.id !== id),
});

/** The share of messages that float: all, or one of `every`. */
export function sampleOf(floating: Floating): { perSecond: number; every: number } {
  const perSecond = Math.round(perSecondOf(floating));
  return { perSecond, every: perSecond > READABLE_PER_SECOND ? Math.ceil(perSecond / READABLE_PER_SECOND) : 1 };
}
