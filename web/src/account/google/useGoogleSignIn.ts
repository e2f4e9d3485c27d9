import { bounds } from "@atrium/contract";
import type { ErrorCode } from "@atrium/contract";
import { useEffect, useState } from "react";
import { localPath } from "../../platform/address.ts";
import { call } from "../../platform/call.ts";
import { pageSignals } from "../../platform/pageSignals.ts";

export interface GoogleSignIn {
  busy: boolean;
  /** Why Google's page could not be opened. */
  problem: ErrorCode | null;
  start: () => void;
}

/** Whether the server offers it on this page. */
const isOffered = (): boolean => document.querySelector<HTMLMetaElement>('meta[name="sign-in"]')?.content === "google";

/** Sign-in with Google; null where it is not set up. `goTo` is shown afterwards. */
export function useGoogleSignIn(goTo: string | null, invitationId?: string): GoogleSignIn | null {
  const [{ busy, problem }, setState] = useState<Omit<GoogleSignIn, "start">>({ busy: false, problem: null });
  // Back from Google's page by the browser's button: the page is as it was left.
  useEffect(() => pageSignals.onWake(() => setState(({ problem: kept }) => ({ busy: false, problem: kept }))), []);
  if (!isOffered()) return null;
  const start = async () => {
    if (busy) return;
    setState({ busy: true, problem: null });
    const reply = await call("getGoogleAuthLink", askedFor(goTo, invitationId));
    if (reply.ok) location.assign(reply.value.url);
    else setState({ busy: false, problem: reply.code });
  };
  return { busy, problem, start: () => void start() };
}

/** Somebody who was invited came for something else, so they get no survey. */
function askedFor(goTo: string | null, invitationId: string | undefined) {
  const path = localPath(goTo);
  return {
    ...(path === null || path.length > bounds.localPath.max ? {} : { redirect: path }),
    ...(invitationId === undefined ? { survey: true } : { invitationId }),
  };
}
