/** Runs what belongs to one thing, named by its id, one after the other: what is asked for later is read later. */
export function createTurns(onFault: (error: unknown) => void) {
  const lastOf = new Map<string, Promise<void>>();
  return (id: string, run: () => Promise<void>): void => {
    const mine = (lastOf.get(id) ?? Promise.resolve()).then(run).catch(onFault);
    lastOf.set(id, mine);
    void mine.then(() => lastOf.get(id) === mine && lastOf.delete(id));
  };
}
