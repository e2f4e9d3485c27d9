// A robot at the other end of an account's own link: it keeps what it is told.
import { DownMessage, PROTOCOL, constants } from "@atrium/contract";
import type { AccountId, NewsItem, UpMessage } from "@atrium/contract";
import { WebSocket } from "ws";
import { LiveClosed } from "./liveClient.ts";
import type { WebCaller } from "./webCaller.ts";

export interface NewsClient {
  readonly accountId: AccountId;
  /** Everything told so far, in order. */
  readonly told: readonly NewsItem[];
  /** Waits until something was told of an operation, with this subject where one is given. */
  untilTold(operation: string, subject?: Readonly<Record<string, string>>): Promise<void>;
  send(message: UpMessage): void;
  /** Waits for the next ping. */
  untilPing(): Promise<void>;
  readonly closed: Promise<{ code: number }>;
  close(): void;
}

/** Opens the own link of a caller's session; rejects with `LiveClosed` when the server closes instead. */
export async function listenAs(web: WebCaller): Promise<NewsClient> {
  const ws = new WebSocket(`${web.url.replace(/^http/, "ws")}${constants.socket.path}`, {
    perMessageDeflate: false,
    headers: { origin: new URL(web.url).origin, cookie: web.cookies() },
  });
  const told: NewsItem[] = [];
  const watchers = new Set<(message: DownMessage) => void>();
  const closed = new Promise<{ code: number }>((done) => ws.once("close", (code) => done({ code })));
  const send = (message: UpMessage) => ws.send(JSON.stringify(message));
  ws.on("error", () => {});
  ws.on("message", (data: Buffer) => {
    const message = DownMessage.parse(JSON.parse(data.toString("utf8")));
    if (message.type === "news") told.push(...message.news);
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
  const { accountId } = await next((message) => (message.type === "listening" ? message : null));
  return {
    accountId,
    told,
    async untilTold(operation, subject = {}) {
      const isIt = (item: NewsItem) =>
        item.operation === operation && Object.entries(subject).every(([field, id]) => item.subject[field] === id);
      if (told.some(isIt)) return;
      await next((message) => (message.type === "news" && message.news.some(isIt) ? true : null));
    },
    send,
    untilPing: async () => void (await next((message) => (message.type === "ping" ? true : null))),
    closed,
    close: () => ws.close(1000),
  };
}
