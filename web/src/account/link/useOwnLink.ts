import type { AccountProfile } from "@atrium/contract";
import { useEffect, useRef } from "react";
import { liveAddressOf, openBrowserSocket } from "../../live/index.ts";
import { browserClock } from "../../platform/clock.ts";
import { catchUp, catchUpSince, takeNews } from "../../platform/data/news.ts";
import { queries } from "../../platform/data/queries.ts";
import { tellOutdated } from "../../platform/pageBuild.ts";
import { pageSignals } from "../../platform/pageSignals.ts";
import { ownProfile } from "../session/ownAccount.ts";
import { openOwnLink } from "./ownLink.ts";

/** Keeps the page up to date with others' changes while it is shown and somebody is signed in. */
export function useOwnLink(account: AccountProfile | null | undefined): void {
  const accountId = account?.accountId ?? null;
  const before = useRef(accountId);
  useEffect(() => {
    if (accountId === null) return;
    // What was read as somebody else is not true of this account, however new it is.
    const isAnother = before.current !== null && before.current !== accountId;
    before.current = accountId;
    return openOwnLink({
      clock: browserClock,
      random: Math.random,
      openSocket: openBrowserSocket,
      addressOf: liveAddressOf,
      page: pageSignals,
      catchUp: (changedAt) => (isAnother ? catchUp("active") : catchUpSince(changedAt)),
      take: takeNews,
      ended: () => void queries.invalidateQueries(ownProfile),
      outdated: tellOutdated,
    });
  }, [accountId]);
}
