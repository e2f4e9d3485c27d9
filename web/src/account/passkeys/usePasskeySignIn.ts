import type { AccountProfile, ErrorCode } from "@atrium/contract";
import { useState } from "react";
import { canUsePasskeys, signInByPasskey } from "./passkeyBrowser.ts";

export interface PasskeySignIn {
  busy: boolean;
  /** Why the last one was refused. */
  problem: ErrorCode | null;
  start: () => void;
}

/** Signing in by a passkey, beside the mail; null where this browser has none for this page. */
export function usePasskeySignIn(signedIn: (account: AccountProfile, isBack: boolean) => void): PasskeySignIn | null {
  const [{ busy, problem }, setState] = useState<Omit<PasskeySignIn, "start">>({ busy: false, problem: null });
  if (!canUsePasskeys()) return null;
  const start = async () => {
    if (busy) return;
    setState({ busy: true, problem: null });
    const outcome = await signInByPasskey();
    setState({ busy: false, problem: outcome.kind === "refused" ? outcome.code : null });
    if (outcome.kind === "done") signedIn(outcome.value.account, outcome.value.isBack);
  };
  return { busy, problem, start: () => void start() };
}
