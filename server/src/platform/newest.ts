/**
 * Returns a function that reads and passes the result to `take`, unless a later read has overtaken it: of two
 * overlapping reads, the one that began first may end last, and its result would be stale.
 */
export function newest<T>(read: () => Promise<T>, take: (result: T) => void): () => Promise<void> {
  let begun = 0;
  let taken = 0;
  return async () => {
    begun += 1;
    const own = begun;
    const result = await read();
    if (own < taken) return;
    taken = own;
    take(result);
  };
}
