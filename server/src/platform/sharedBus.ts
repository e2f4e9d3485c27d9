// A bus that also reaches other programs on the same database, by PostgreSQL's LISTEN and NOTIFY.
//
// What is published is delivered here at once and, if its topic is shared, sent to the others in a small form; they
// read from the database what it leaves out. News of one program arrive in order. Like all news they are delivered at
// most once: while the database is unreachable they are lost. Whoever may have missed some knows it (`newsMissed`), and
// pages read again what they show. Only a program that dies before it has told what it committed tells nobody.
import { newId } from "@atrium/contract";
import { sql } from "drizzle-orm";
import type { Bus, Topic } from "./bus.ts";
import { createLocalBus, newsMissed } from "./bus.ts";
import type { Clock } from "./clock.ts";
import type { Database, Query } from "./database/database.ts";
import { listenTo } from "./database/listenTo.ts";

/**
 * How news of a topic are sent; `pack` returns null for news that concern nobody elsewhere, `unpack` for news that are
 * outdated.
 */
export interface SharedTopic {
  topic: Topic<never>;
  pack(news: never): unknown;
  unpack(packed: never): unknown;
}

/** News that are small and the same for every program. */
export const asItIs = <News>(topic: Topic<News>): SharedTopic =>
  shared(topic, { pack: (news) => news, unpack: (packed: News) => packed });

/** News that are sent in another form. */
export const shared = <News, Packed>(
  topic: Topic<News>,
  {
    pack,
    unpack,
  }: { pack: (news: News) => Packed | null; unpack: (packed: Packed) => News | null | Promise<News | null> },
): SharedTopic => ({ topic: { name: topic.name }, pack, unpack });

export interface SharedBusNeeds {
  db: Database;
  databaseUrl: string;
  topics: readonly SharedTopic[];
  clock: Pick<Clock, "after" | "every">;
  onFault: (error: unknown) => void;
}
export interface SharedBus extends Bus {
  stop(): Promise<void>;
}

interface Told {
  /** The program that sent it. */
  from: string;
  topic: string;
  news: unknown;
}

const CHANNEL = "atrium_news";
/** PostgreSQL's limit is 8000. */
const MOST_BYTES = 7900;
const AGAIN_MS = 1000;

export async function createSharedBus({ db, databaseUrl, topics, clock, onFault }: SharedBusNeeds): Promise<SharedBus> {
  const local = createLocalBus();
  const self = newId();
  const byName = new Map([asItIs(newsMissed), ...topics].map((each) => [each.topic.name, each]));
  const packed = (to: string, news: unknown) => JSON.stringify({ from: self, topic: to, news } satisfies Told);
  const onMissed = (missed: { isOver: boolean }) => local.publish(newsMissed, missed);
  const othersMissed = packed(newsMissed.name, { isOver: true });
  const { post, stop: stopPosting } = poster({ db, clock, onFault }, othersMissed);
  const hear = async (text: string) => {
    const { from, topic, news } = JSON.parse(text) as Told;
    const known = byName.get(topic);
    if (from === self || known === undefined) return;
    const heard = await known.unpack(news as never);
    if (heard !== null) local.publish(known.topic, heard as never);
  };
  const onUnread = (error: unknown) => {
    onFault(error);
    onMissed({ isOver: false });
  };
  const take = inOrder(async (texts: readonly string[]) => {
    for (const text of texts) await hear(text).catch(onUnread);
  }, onFault);
  const listening = { databaseUrl, channel: CHANNEL, onText: take, onGap: onMissed, clock, onFault };
  const stopListening = await listenTo(listening);
  return {
    subscribe: local.subscribe,
    publish(to, news) {
      local.publish(to, news);
      const small: unknown = byName.get(to.name)?.pack(news as never) ?? null;
      if (small === null) return;
      const text = packed(to.name, small);
      if (Buffer.byteLength(text) <= MOST_BYTES) return post(text);
      onFault(new Error(`News of ${to.name} are too large to be told to other programs`));
      post(othersMissed);
    },
    async stop() {
      stopPosting();
      await stopListening();
    },
  };
}

/** Tells the other programs one text after another. If it cannot, it tells them later that they have missed something. */
function poster(
  { db, clock, onFault }: Pick<SharedBusNeeds, "db" | "clock" | "onFault">,
  othersMissed: string,
): { post: (text: string) => void; stop: () => void } {
  let isOver = false;
  let isDue = false;
  const post = inOrder(
    (texts: readonly string[]) => notify(db, texts),
    (error) => {
      onFault(error);
      if (isOver || isDue) return;
      isDue = true;
      clock.after(AGAIN_MS, () => {
        isDue = false;
        if (!isOver) post(othersMissed);
      });
    },
  );
  return { post, stop: () => void (isOver = true) };
}

/** Tells the programs on the database something whose form needs no packing, once this transaction commits. */
export async function tellPrograms<News>(tx: Query, topic: Topic<News>, news: News): Promise<void> {
  await notify(tx, [JSON.stringify({ from: newId(), topic: topic.name, news } satisfies Told)]);
}

async function notify(db: Query, texts: readonly string[]): Promise<void> {
  await db.execute(
    sql`select pg_notify(${CHANNEL}, text) from json_array_elements_text(${JSON.stringify(texts)}::json) as each(text)`,
  );
}

/** Runs one batch after another; items that arrive meanwhile form the next batch. */
function inOrder<Item>(run: (items: readonly Item[]) => Promise<void>, onFault: (error: unknown) => void) {
  let waiting: Item[] = [];
  let isRunning = false;
  const work = async () => {
    isRunning = true;
    while (waiting.length > 0) {
      const items = waiting;
      waiting = [];
      await run(items).catch(onFault);
    }
    isRunning = false;
  };
  return (item: Item): void => {
    waiting.push(item);
    if (!isRunning) void work();
  };
}
