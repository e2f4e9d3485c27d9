/** Messages between parts of the program. They do not reach other nodes. At most once, small, JSON. */
export interface Bus {
  publish<News>(topic: Topic<News>, news: News): void;
  /** Returns its undo. */
  subscribe<News>(topic: Topic<News>, listener: (news: News) => void): () => void;
}

/** A named kind of message; each domain exports its own from its index. */
export interface Topic<News> {
  name: string;
  /** Only carries the type. */
  readonly carries?: News;
}
export const topic = <News>(name: string): Topic<News> => ({ name });

/** News of other programs may never be heard here. `isOver`: from now on they are, and what is read misses none of them. */
export const newsMissed = topic<{ isOver: boolean }>("newsMissed");

/** The bus of a single node. */
export function createLocalBus(): Bus {
  const listeners = new Map<string, Set<(news: never) => void>>();
  return {
    publish(to, news) {
      for (const listener of listeners.get(to.name) ?? []) listener(news as never);
    },
    subscribe(to, listener) {
      const set = listeners.get(to.name) ?? new Set();
      listeners.set(to.name, set);
      set.add(listener);
      return () => void set.delete(listener);
    },
  };
}
