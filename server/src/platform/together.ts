/** How many batches run at once; requests that arrive meanwhile wait for the next batch. */
const AT_ONCE = 2;

interface Asked<Item, Found> {
  item: Item;
  resolve: (found: Found) => void;
  reject: (error: unknown) => void;
}

/**
 * Batches individual requests: those that arrive while a batch runs are handled together. `run` answers in the order of
 * its input; if it fails, every request of the batch fails.
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
