// News that also reach the other programs on the same database, by its own LISTEN and NOTIFY.
//
// What is published is heard here at once and, where its topic is shared, told to the others: what they are to know of
// it, small, and what they do not know they read. News of one program come in its order. They are at most once, as all
// news are: while the database is out of reach they are lost, and pages read again what they show.
import { newId } from "@atrium/contract";
import { sql } from "drizzle-orm";
import type { Bus, Topic } from "./bus.ts";
import { createLocalBus } from "./bus.ts";
import type { Clock } from "./clock.ts";
import type { Database } from "./database/database.ts";
import { listenTo } from "./database/listenTo.ts";

/** How news of a topic travel; `pack` answers null for what concerns nobody elsewhere, `unpack` for what is over by now. */
export interface SharedTopic {
  topic: Topic<never>;
  pack(news: never): unknown;
  unpack(packed: never): unknown;
}

/** News that are small and the same everywhere. */
export const asItIs = <News>(topic: Topic<News>): SharedTopic =>
  shared(topic, { pack: (news) => news, unpack: (packed: News) => packed });

/** News that are told otherwise than they are heard. */
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
  /** Which program says it. */
  from: string;
  topic: string;
  news: unknown;
}

const CHANNEL = "atrium_news";
/** PostgreSQL takes 8000 at most. */
const MOST_BYTES = 7900;

export async function createSharedBus({ db, databaseUrl, topics, clock, onFault }: SharedBusNeeds): Promise<SharedBus> {
  const local = createLocalBus();
  const self = newId();
  const byName = new Map(topics.map((each) => [each.topic.name, each]));
  const post = inOrder((texts: readonly string[]) => notify(db, texts), onFault);
  const take = inOrder(async (texts: readonly string[]) => {
    for (const text of texts) await hear(text);
  }, onFault);
  const hear = async (text: string) => {
    const { from, topic, news } = JSON.parse(text) as Told;
    const known = byName.get(topic);
    if (from === self || known === undefined) return;
    const heard = await known.unpack(news as never);
    if (heard !== null) local.publish(known.topic, heard as never);
  };
  const stopListening = await listenTo({ databaseUrl, channel: CHANNEL, onText: take, clock, onFault });
  return {
    subscribe: local.subscribe,
    publish(to, news) {
      local.publish(to, news);
      const packed = byName.get(to.name)?.pack(news as never) ?? null;
      if (packed === null) return;
      const text = JSON.stringify({ from: self, topic: to.name, news: packed } satisfies Told);
      if (Buffer.byteLength(text) <= MOST_BYTES) post(text);
      else onFault(new Error(`News of ${to.name} are too large to be told to other programs`));
    },
    stop: stopListening,
  };
}

async function notify(db: Database, texts: readonly string[]): Promise<void> {
  await db.execute(
    sql`select pg_notify(${CHANNEL}, text) from json_array_elements_text(${JSON.stringify(texts)}::json) as each(text)`,
  );
}

/** Does one thing after another; what comes meanwhile is done together. */
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
