import type { AccountProfile, ErrorCode } from "@atrium/contract";
import { useState } from "react";
import { canUsePasskeys, signInByPasskey } from "./passkeyBrowser.ts";

export interface PasskeySignIn {
  busy: boolean;
  /** Why the last attempt was refused. */
  problem: ErrorCode | null;
  start: () => void;
}

/** Sign-in by passkey; null if this browser does not support it on this page. */
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
