import { z } from "zod";
import { createStore } from "zustand/vanilla";
import { countVisits, stopCounting, tagManagerId } from "./analytics.ts";
import { readStored, writeStored } from "./storage.ts";

/*
 * Consent to counting visits. Before a yes nothing of a counter is loaded; a no is remembered as
 * long as a yes, and both may be changed at any time. Without a tag manager nobody is asked.
 */
const KEY = "consent";
/** Whoever answered an older text is asked again. */
const VERSION = 1;
/** Six months, as data protection offices advise. */
const REMEMBERED_MS = 183 * 86_400_000;

const Answer = z.object({ version: z.literal(VERSION), counting: z.boolean(), atMs: z.number() });
export type Consent = z.infer<typeof Answer>;

/** The answer that still holds; null before there is one. */
export const consent = createStore<{ answer: Consent | null }>(() => ({ answer: null }));

/** Whether there is anything to ask about. */
export const isConsentAsked = (): boolean => tagManagerId() !== null;

/** Called at page start: applies the earlier answer. */
export function recallConsent(nowMs: number): void {
  const kept = readStored(KEY, Answer);
  const ageMs = kept === null ? Infinity : nowMs - kept.atMs;
  if (kept === null || ageMs < 0 || ageMs > REMEMBERED_MS) return;
  consent.setState({ answer: kept });
  if (kept.counting) countVisits();
}

export function answerConsent(counting: boolean, nowMs: number): void {
  const before = consent.getState().answer?.counting ?? false;
  const answer: Consent = { version: VERSION, counting, atMs: nowMs };
  writeStored(KEY, answer);
  consent.setState({ answer });
  if (counting && !before) countVisits("cookie_consent_statistics");
  if (!counting && before) stopCounting("cookie_consent_statistics_withdrawn");
}
