/**
 * Reads whenever called, and hands each result to `take`, except one that was overtaken: of two reads that overlap, the
 * one that began first may end last, and would bring back what has changed since.
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
