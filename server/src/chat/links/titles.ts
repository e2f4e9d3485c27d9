// What pages are called, asked of them for the links of messages. Whoever may write may name any page: how often they
// are asked is bounded by the sender, by the host and in all, and what was asked a while ago is not asked again.
import type { AccountId, ChatLink } from "@atrium/contract";
import pLimit from "p-limit";
import type { LimitFunction } from "p-limit";
import type { Clock } from "../../platform/clock.ts";
import { fetchPage } from "../../platform/outside/fetchPage.ts";
import type { FetchNeeds } from "../../platform/outside/fetchOutside.ts";
import { createLocalLimiter } from "../../platform/rateLimit.ts";
import { pageTitle } from "./pageTitle.ts";

export interface TitlesNeeds extends FetchNeeds {
  clock: Pick<Clock, "steadyMs">;
  /** Our own: its links may open something once, for whom they were sent to. */
  isOwnHost: (host: string) => boolean;
}
/** Null: nobody was to be asked, or they did not say. */
export type TitleOf = (url: string, sender: AccountId) => Promise<Omit<ChatLink, "url"> | null>;

const BY_SENDER = { name: "linksBySender", count: 20, withinMs: 60_000 };
const BY_HOST = { name: "linksByHost", count: 30, withinMs: 60_000 };
const AT_ONCE = 4;
const MOST_WAITING = 200;
const KEPT_MS = 10 * 60_000;
const MOST_KEPT = 500;
/** Where no name server answers there is no network: it is asked again after a while. */
const REST_MS = 60_000;

interface Kept {
  title: ReturnType<TitleOf>;
  untilMs: number;
}

export function createTitles(needs: TitlesNeeds): TitleOf {
  const { clock } = needs;
  const [bySender, byHost] = [createLocalLimiter(BY_SENDER, clock), createLocalLimiter(BY_HOST, clock)];
  const atOnce = pLimit(AT_ONCE);
  const hosts = new Map<string, LimitFunction>();
  const kept = new Map<string, Kept>();
  let restsUntilMs = 0;

  const ask = async (url: string): ReturnType<TitleOf> => {
    if (clock.steadyMs() < restsUntilMs) return null;
    const page = await fetchPage(needs, url);
    if (page === "noAnswer") restsUntilMs = clock.steadyMs() + REST_MS;
    return typeof page === "string" ? null : pageTitle(page);
  };
  /** One after another at each host. */
  const inTurn = async (host: string, work: () => ReturnType<TitleOf>): ReturnType<TitleOf> => {
    const turn = hosts.get(host) ?? pLimit(1);
    hosts.set(host, turn);
    try {
      return await turn(() => atOnce(work));
    } finally {
      if (turn.activeCount + turn.pendingCount === 0) hosts.delete(host);
    }
  };
  const waiting = () => [...hosts.values()].reduce((sum, turn) => sum + turn.activeCount + turn.pendingCount, 0);

  return async (url, sender) => {
    const nowMs = clock.steadyMs();
    const host = URL.parse(url)?.host;
    if (host === undefined || needs.isOwnHost(host) || !bySender.take(sender).ok) return null;
    const known = kept.get(url);
    if (known !== undefined && known.untilMs > nowMs) return known.title;
    if (nowMs < restsUntilMs || waiting() >= MOST_WAITING || !byHost.take(host).ok) return null;
    const title = inTurn(host, () => ask(url));
    kept.delete(url);
    kept.set(url, { title, untilMs: nowMs + KEPT_MS });
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value ?? url);
    return title;
  };
}
