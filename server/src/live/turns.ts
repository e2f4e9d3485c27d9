/** Runs the work for one id in order, one at a time, so that a later request also reads later. */
export function createTurns(onFault: (error: unknown) => void) {
  const lastOf = new Map<string, Promise<void>>();
  return (id: string, run: () => Promise<void>): void => {
    const mine = (lastOf.get(id) ?? Promise.resolve()).then(run).catch(onFault);
    lastOf.set(id, mine);
    void mine.then(() => lastOf.get(id) === mine && lastOf.delete(id));
  };
}
