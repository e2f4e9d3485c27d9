import { z } from "zod";
import { createStore } from "zustand/vanilla";
import { countVisits, stopCounting, tagManagerId } from "./analytics.ts";
import { readStored, writeStored } from "./storage.ts";

/*
 * Consent to analytics. Nothing is loaded before a yes; a no is remembered as long as a yes, and both can be changed at
 * any time. Without a tag manager the user is not asked.
 */
const KEY = "consent";
/** Answers to an older text expire. */
const VERSION = 1;
/** Six months, as data protection offices advise. */
const REMEMBERED_MS = 183 * 86_400_000;

const Answer = z.object({ version: z.literal(VERSION), counting: z.boolean(), atMs: z.number() });
export type Consent = z.infer<typeof Answer>;

/** The answer that is still valid; null if there is none. */
export const consent = createStore<{ answer: Consent | null }>(() => ({ answer: null }));

/** Whether this installation needs consent at all. */
export const isConsentAsked = (): boolean => tagManagerId() !== null;

/** At page start: applies the stored answer. */
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
