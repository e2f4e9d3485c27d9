import { mailUnread } from "../chat/index.ts";
import type { MailUnreadNeeds } from "../chat/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Log } from "../platform/log.ts";

const EVERY_MS = 60_000;

interface TellingNeeds extends MailUnreadNeeds {
  clock: Clock;
  log: Log;
}

/** Looks each minute for what has waited unread for too long. Returns its end. */
export function keepTelling({ clock, log, ...needs }: TellingNeeds): () => void {
  let isBusy = false;
  return clock.every(EVERY_MS, () => {
    if (isBusy) return;
    isBusy = true;
    void mailUnread(needs, clock.nowMs())
      .catch((error: unknown) => log.warn({ err: error }, "mails about unread messages failed"))
      .finally(() => (isBusy = false));
  });
}
