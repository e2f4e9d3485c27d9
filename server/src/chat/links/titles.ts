// Titles of the pages that messages link to. Whoever can write can link to any page, so requests are limited by sender,
// by host and in total, and titles are cached for a while.
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
  /** This installation's own hosts: a link to them may work only once, and for its recipient only. */
  isOwnHost: (host: string) => boolean;
}
/** Null: the page was not requested, or gave no title. */
export type TitleOf = (url: string, sender: AccountId) => Promise<Omit<ChatLink, "url"> | null>;

const BY_SENDER = { name: "linksBySender", count: 20, withinMs: 60_000 };
const BY_HOST = { name: "linksByHost", count: 30, withinMs: 60_000 };
const AT_ONCE = 4;
const MOST_WAITING = 200;
const KEPT_MS = 10 * 60_000;
const MOST_KEPT = 500;
/** How long no page is requested after no name server answered: there is no network. */
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
  /** One request at a time per host. */
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
