/** Of work done for many at a time: how many such works run at once; what comes meanwhile waits for the next. */
const AT_ONCE = 2;

interface Asked<Item, Found> {
  item: Item;
  resolve: (found: Found) => void;
  reject: (error: unknown) => void;
}

/**
 * Does for many at a time what is asked for one by one: what is asked while others are served is served together.
 * `run` answers in the order of what it is given; where it fails, everybody it was for is told so.
 */
export function together<Item, Found>(
  run: (items: readonly Item[]) => Promise<readonly Found[]>,
): (item: Item) => Promise<Found> {
  let waiting: Asked<Item, Found>[] = [];
  let running = 0;
  const serve = async (): Promise<void> => {
    running += 1;
    while (waiting.length > 0) {
      const asked = waiting;
      waiting = [];
      await serveAll(asked);
    }
    running -= 1;
  };
  const serveAll = async (asked: readonly Asked<Item, Found>[]): Promise<void> => {
    try {
      const found = await run(asked.map(({ item }) => item));
      for (const [at, { resolve }] of asked.entries()) resolve(found[at] as Found);
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  };
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (running < AT_ONCE) void serve();
    });
}
