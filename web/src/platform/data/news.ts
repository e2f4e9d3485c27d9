import { unreachable, type NewsItem } from "@atrium/contract";
import { createEmitter } from "../emitter.ts";
import { leaveToChanges } from "./changesUnderWay.ts";
import { queries } from "./queries.ts";
import { readAgain, readAgainSince } from "./readMarks.ts";
import { invalidate } from "./touched.ts";

type Heard = Exclude<NewsItem, { kind: "changed" }>;
/** News that carry content, for listeners. */
export const newsHeard = createEmitter<Heard>();
/** News may have been missed. */
export const newsMissed = createEmitter<void>();

/** News for this account, over whichever live link this page has; with the mark of the change they tell of. */
export function takeNews(items: readonly NewsItem[], changedAt?: string, client = queries): void {
  for (const item of items) {
    switch (item.kind) {
      case "changed":
        // News of a change made here may arrive before its reply.
        if (!leaveToChanges(item, client)) void invalidate([item], client, changedAt);
        break;
      case "chatMessage":
      case "chatCleared":
      case "chatRead":
      case "chatTyping":
      case "recordingFinished":
        newsHeard.emit(item);
        break;
      default:
        unreachable(item);
    }
  }
}

/**
 * News may have been missed: everything cached is stale. `active` refetches what is on screen; `none` waits until it is
 * used.
 */
export function catchUp(refetchType: "active" | "none", client = queries): void {
  void readAgain(client, { isStale: () => true, refetchType });
  newsMissed.emit();
}

/**
 * The account's own link is open, and tells of every change from now on. What was read after the last change is still
 * true; everything is stale if the server does not say when that was.
 */
export function catchUpSince(changedAt: string | undefined, client = queries): void {
  if (changedAt === undefined) return catchUp("active", client);
  readAgainSince(client, changedAt);
  newsMissed.emit();
}
