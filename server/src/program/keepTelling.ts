import { mailUnread } from "../chat/index.ts";
import type { MailUnreadNeeds } from "../chat/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Log } from "../platform/log.ts";

const EVERY_MS = 60_000;

interface TellingNeeds extends Omit<MailUnreadNeeds, "onFault"> {
  clock: Clock;
  log: Log;
}

/** Mails people every minute about messages that stayed unread for too long. Returns a function that stops it. */
export function keepTelling({ clock, log, ...needs }: TellingNeeds): () => void {
  let isBusy = false;
  const onFault = (error: unknown) => log.warn({ err: error }, "mails about unread messages failed");
  return clock.every(EVERY_MS, () => {
    if (isBusy) return;
    isBusy = true;
    void mailUnread({ ...needs, onFault }, clock.nowMs())
      .catch(onFault)
      .finally(() => (isBusy = false));
  });
}
