import { TRANSIENT_CODES, type NewsItem } from "@atrium/contract";
import { isListening, LiveLink, type Listening } from "../../live/index.ts";
import type { OpenSocket } from "../../live/index.ts";
import type { Clock } from "../../platform/clock.ts";
import type { PageSignals } from "../../platform/pageSignals.ts";

interface OwnLinkNeeds {
  clock: Clock;
  random(): number;
  openSocket: OpenSocket;
  addressOf(node: string): string;
  page: Pick<PageSignals, "onWake" | "onNetworkLost">;
  /** Called when connected, initially or again: news may have been missed, at the latest at this mark. */
  catchUp(changedAt: string | undefined): void;
  take(items: readonly NewsItem[], changedAt: string | undefined): void;
  /** The server ended it for good, for example with the session. */
  ended(): void;
  /** The server is of another version than this page, and says no more. */
  outdated(): void;
}

/** The account's own link, which carries news on pages outside spaces. Inside, the visit's link does. Returns its undo. */
export function openOwnLink(needs: OwnLinkNeeds): () => void {
  const { clock, random, openSocket, addressOf, page } = needs;
  const link = new LiveLink<Listening>({
    clock,
    random,
    openSocket,
    addressOf,
    // The session's cookie is sent with the socket.
    askForPlace: () => Promise.resolve({ state: "open", ticket: null, address: "" }),
    question: () => ({ type: "ask" }),
    showState: (now) => {
      if (now.state !== "ended") return;
      needs.ended();
      // The server no longer speaks this page's language.
      if (now.closeCode === TRANSIENT_CODES.badMessage) needs.outdated();
    },
    isGreeting: isListening,
    async onConnected({ changedAt }) {
      needs.catchUp(changedAt);
    },
    onNews: (news) => {
      if (news.type === "news") needs.take(news.news, news.changedAt);
    },
  });
  const undo = [page.onWake(() => link.wake()), page.onNetworkLost(() => link.networkLost())];
  link.start();
  return () => {
    for (const each of undo) each();
    link.dispose();
  };
}
