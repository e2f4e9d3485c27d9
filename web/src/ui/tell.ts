import { errorText, type ErrorCode } from "@atrium/contract";
import { currentLocale } from "../platform/i18n/i18n.ts";
import { showToast } from "./toast.tsx";

/** Waits for an action and shows why it was refused. */
export function tell(outcome: Promise<{ ok: true } | { ok: false; code: ErrorCode }>): void {
  void outcome.then((done) => (done.ok ? undefined : tellRefusal(done.code)));
}

/** Whether it was shown in another way. */
type Shows = (code: ErrorCode) => boolean;
const showing = new Set<Shows>();

/** Lets a page show some refusals itself, with a way on. Returns its undo. */
export function showRefusalsBy(shows: Shows): () => void {
  showing.add(shows);
  return () => void showing.delete(shows);
}

export function tellRefusal(code: ErrorCode): void {
  if ([...showing].some((shows) => shows(code))) return;
  showToast({ text: errorText(code, currentLocale()), kind: "bad" });
}
