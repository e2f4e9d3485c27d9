import { errorText, type ErrorCode } from "@atrium/contract";
import { currentLocale } from "../platform/i18n/i18n.ts";
import { showToast } from "./toast.tsx";

/** Waits for an action and shows why it was refused. */
export function tell(outcome: Promise<{ ok: true } | { ok: false; code: ErrorCode }>): void {
  void outcome.then((done) => (done.ok ? undefined : tellRefusal(done.code)));
}

export function tellRefusal(code: ErrorCode): void {
  showToast({ text: errorText(code, currentLocale()), kind: "bad" });
}
