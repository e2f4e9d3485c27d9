import { keptStatus } from "../account/index.ts";
import {
  closeWindowNotice,
  isQuietHour,
  noticePreferences,
  showWindowNotice,
  type EventKind,
  type WindowNotice,
} from "../chat/index.ts";
import { pageSignals, type PageSignals } from "../platform/pageSignals.ts";
import { showToast } from "../ui/toast.tsx";

export interface EventNotice {
  kind: EventKind;
  /** Its name among all that is told, the same on every page. */
  key: string;
  /** What kind of thing it is, over other windows. */
  title: string;
  text: string;
  isBad?: boolean;
  act: { label: string; run: () => void };
  /** Asked when a page is about to tell it, or was led to it: whether no other has. */
  take: () => Promise<boolean>;
}

interface TellNeeds {
  page: Pick<PageSignals, "isHidden" | "onVisibility">;
  nowMs: () => number;
  show: (notice: WindowNotice) => void;
}

/** Long enough to go there. */
const STAYS_MS = 15_000;
const browser: TellNeeds = { page: pageSignals, nowMs: () => Date.now(), show: showWindowNotice };

/**
 * Tells something once: at once by a toast on a page that is seen. A hidden page shows it over other windows, as chats do,
 * and by a toast as soon as it is seen.
 */
export function tellEvent(event: EventNotice, { page, nowMs, show }: TellNeeds = browser): void {
  if (!page.isHidden()) return void tellHere(event);
  const { key, title, text, act } = event;
  const seen = page.onVisibility(() => {
    if (page.isHidden()) return;
    seen();
    closeWindowNotice(key);
    void tellHere(event);
  });
  const pressed = () => {
    seen();
    void event.take();
    act.run();
  };
  if (mayShow(event.kind, nowMs())) show({ key, title, text, iconUrl: null, pressed });
}

async function tellHere({ take, text, act, isBad = false }: EventNotice): Promise<void> {
  if (await take()) showToast({ text, act, staysMs: STAYS_MS, kind: isBad ? "bad" : "good" });
}

function mayShow(kind: EventKind, nowMs: number): boolean {
  const chosen = noticePreferences();
  const isQuiet = keptStatus(nowMs).status === "dontDisturb" || isQuietHour(chosen.quietHours, new Date(nowMs));
  return chosen[kind].notification && !isQuiet;
}
