import { bounds } from "@atrium/contract";
import type { ErrorCode, TeamId } from "@atrium/contract";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { localPath } from "../../platform/address.ts";
import { call } from "../../platform/call.ts";
import { read } from "../../platform/data/read.ts";
import { pageSignals } from "../../platform/pageSignals.ts";

export interface SsoSignIn {
  /** As the team's admin has worded it. */
  text: string;
  busy: boolean;
  /** Why the provider's page could not be opened. */
  problem: ErrorCode | null;
  start: () => void;
}
interface Place {
  /** Of the space to sign in for. */
  slug?: string | undefined;
  teamId?: TeamId | undefined;
}

/** Sign-in at a team's identity provider; null where there is none. `goTo` is shown afterwards. */
export function useSsoSignIn({ slug, teamId }: Place, goTo: string | null, invitationId?: string): SsoSignIn | null {
  const [{ busy, problem }, setState] = useState<Pick<SsoSignIn, "busy" | "problem">>({ busy: false, problem: null });
  const asked = teamId === undefined ? (slug === undefined ? skipToken : { slug }) : { teamId };
  const button = useQuery(read("getSsoButton", asked)).data?.sso ?? null;
  // Back from the provider's page by the browser's button: the page is as it was left.
  useEffect(() => pageSignals.onWake(() => setState(({ problem: kept }) => ({ busy: false, problem: kept }))), []);
  if (button === null) return null;
  const start = async () => {
    if (busy) return;
    setState({ busy: true, problem: null });
    const path = localPath(goTo);
    const reply = await call("getSamlAuthLink", {
      teamId: button.teamId,
      ...(path === null || path.length > bounds.localPath.max ? {} : { redirect: path }),
      ...(invitationId === undefined ? {} : { invitationId }),
    });
    if (reply.ok) location.assign(reply.value.url);
    else setState({ busy: false, problem: reply.code });
  };
  return { text: button.text, busy, problem, start: () => void start() };
}
