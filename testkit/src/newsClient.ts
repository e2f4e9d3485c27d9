// A robot on an account's own link: it keeps the news it receives.
import { DownMessage, PROTOCOL, constants } from "@atrium/contract";
import type { AccountId, NewsItem, UpMessage } from "@atrium/contract";
import { WebSocket } from "ws";
import { LiveClosed } from "./liveClient.ts";
import type { WebCaller } from "./webCaller.ts";

type Changed = Extract<NewsItem, { kind: "changed" }>;

export interface NewsClient {
  readonly accountId: AccountId;
  /** The mark of the last change that may concern it. */
  readonly changedAt: string;
  /** Changes announced so far, in order. */
  readonly told: readonly Changed[];
  /** Everything received so far, in order. */
  readonly heard: readonly NewsItem[];
  /** Waits until a change of an operation's answers is announced, for this subject if one is given. */
  untilTold(operation: string, subject?: Readonly<Record<string, string>>): Promise<void>;
  /** Waits until there is news that matches, for 30 seconds at most, and returns the first. */
  untilNews(isIt: (item: NewsItem) => boolean): Promise<NewsItem>;
  send(message: UpMessage): void;
  /** Waits for the next ping. */
  untilPing(): Promise<void>;
  readonly closed: Promise<{ code: number }>;
  close(): void;
}

/** Opens the own link of a caller's session; rejects with `LiveClosed` if the server closes it instead. */
export async function listenAs(web: WebCaller): Promise<NewsClient> {
  const ws = new WebSocket(`${web.url.replace(/^http/, "ws")}${constants.socket.path}`, {
    perMessageDeflate: false,
    headers: { origin: new URL(web.url).origin, cookie: web.cookies() },
  });
  const told: Changed[] = [];
  const news: NewsItem[] = [];
  const watchers = new Set<(message: DownMessage) => void>();
  const closed = new Promise<{ code: number }>((done) => ws.once("close", (code) => done({ code })));
  const send = (message: UpMessage) => ws.send(JSON.stringify(message));
  ws.on("error", () => {});
  ws.on("message", (data: Buffer) => {
    const message = DownMessage.parse(JSON.parse(data.toString("utf8")));
    if (message.type === "news") {
      news.push(...message.news);
      told.push(...message.news.filter((item) => item.kind === "changed"));
    }
    if (message.type === "ping") send({ type: "pong", t: message.t });
    for (const watcher of watchers) watcher(message);
  });
  const next = <Found>(pick: (message: DownMessage) => Found | null) =>
    new Promise<Found>((done, fail) => {
      const watcher = (message: DownMessage) => {
        const found = pick(message);
        if (found === null) return;
        watchers.delete(watcher);
        done(found);
      };
      watchers.add(watcher);
      void closed.then(({ code }) => fail(new LiveClosed(code)));
    });
  ws.once("open", () => send({ type: "hello", protocol: PROTOCOL }));
  const { accountId, changedAt = "" } = await next((message) => (message.type === "listening" ? message : null));
  const untilNews = async (isIt: (item: NewsItem) => boolean) =>
    news.find(isIt) ??
    withinTime(
      next((message) => (message.type === "news" ? (message.news.find(isIt) ?? null) : null)),
      news,
    );
  return {
    accountId,
    changedAt,
    told,
    heard: news,
    async untilTold(operation, subject = {}) {
      await untilNews(
        (item) =>
          item.kind === "changed" &&
          item.operation === operation &&
          Object.entries(subject).every(([field, id]) => item.subject[field] === id),
      );
    },
    untilNews,
    send,
    untilPing: async () => void (await next((message) => (message.type === "ping" ? true : null))),
    closed,
    close: () => ws.close(1000),
  };
}

const TOLD_WITHIN_MS = 30_000;

/** Fails after a while, and says what was heard instead. */
async function withinTime(found: Promise<NewsItem>, heard: readonly NewsItem[]): Promise<NewsItem> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_done, fail) => {
    timer = setTimeout(() => fail(new Error(`No such news came, only ${JSON.stringify(heard)}`)), TOLD_WITHIN_MS);
  });
  return Promise.race([found, late]).finally(() => clearTimeout(timer));
}
