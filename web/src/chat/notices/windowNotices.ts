// Notifications that the browser shows over other windows. Permission is requested only after a click; without it nothing is
// shown, and we do not ask again.
import { useSyncExternalStore } from "react";

/** `unknown`: not asked yet. `impossible`: this browser has none, or none for this page. */
export type NoticeLeave = "granted" | "denied" | "unknown" | "impossible";

const LEAVES = { granted: "granted", denied: "denied", default: "unknown" } as const;
const browserApi = (): typeof Notification | null => ("Notification" in globalThis ? Notification : null);
const listeners = new Set<() => void>();

export const noticeLeave = (): NoticeLeave => LEAVES[browserApi()?.permission ?? "denied"] satisfies NoticeLeave;

/** Requests the browser's permission; call it only after a click. */
export async function askNoticeLeave(): Promise<NoticeLeave> {
  const api = browserApi();
  if (api !== null && api.permission === "default") await api.requestPermission().catch(() => "denied");
  for (const listener of listeners) listener();
  return leaveNow();
}

const leaveNow = (): NoticeLeave => (browserApi() === null ? "impossible" : noticeLeave());

/** The browser's permission, as it changes: users can also change it in the browser's settings. */
export const useNoticeLeave = (): NoticeLeave => useSyncExternalStore(watch, leaveNow);

function watch(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("focus", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("focus", listener);
  };
}

export interface WindowNotice {
  /** Replaced by a newer one of the same chat, also from another tab. */
  key: string;
  title: string;
  text: string;
  iconUrl: string | null;
  pressed(): void;
}

const open = new Map<string, Notification>();

/** Shows one; silent, because the sounds are ours. */
export function showWindowNotice({ key, title, text, iconUrl, pressed }: WindowNotice): void {
  const api = browserApi();
  if (api?.permission !== "granted") return;
  try {
    const notice = new api(title, { body: text, tag: key, silent: true, ...(iconUrl !== null && { icon: iconUrl }) });
    open.set(key, notice);
    notice.addEventListener("click", () => {
      notice.close();
      globalThis.focus();
      pressed();
    });
    notice.addEventListener("close", () => {
      if (open.get(key) === notice) open.delete(key);
    });
  } catch {
    // Phones only show them through service workers.
  }
}

/** Its message has been seen. */
export const closeWindowNotice = (key: string): void => open.get(key)?.close();
