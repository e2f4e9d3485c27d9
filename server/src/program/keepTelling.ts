import { mailUnread } from "../chat/index.ts";
import type { MailUnreadNeeds } from "../chat/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Log } from "../platform/log.ts";
import { mailFinished } from "../recording/index.ts";

const EVERY_MS = 60_000;

interface TellingNeeds extends Omit<MailUnreadNeeds, "onFault"> {
  clock: Clock;
  log: Log;
}

/**
 * Mails people every minute about messages that stayed unread for too long, and about recordings of which no page has
 * told them. Returns a function that stops it.
 */
export function keepTelling({ clock, log, ...needs }: TellingNeeds): () => void {
  let isBusy = false;
  const onFault = (error: unknown) => log.warn({ err: error }, "mails about what waits failed");
  return clock.every(EVERY_MS, () => {
    if (isBusy) return;
    isBusy = true;
    const rounds = [mailUnread, mailFinished].map((round) =>
      round({ ...needs, onFault }, clock.nowMs()).catch(onFault),
    );
    void Promise.all(rounds).finally(() => (isBusy = false));
  });
}
