/** Numbers from 0 to 1 that repeat for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A copy with some bytes changed, removed, repeated or made up. */
export function mutated(bytes: Buffer, random: () => number): Buffer {
  const below = (limit: number): number => Math.floor(random() * limit);
  let out = Buffer.from(bytes);
  for (let changes = 1 + below(4); changes > 0; changes--) {
    const kind = below(5);
    if (kind === 0) out = out.subarray(0, below(out.length + 1));
    if (kind === 1) out = Buffer.concat([out, out.subarray(below(out.length + 1))]);
    if (kind >= 2 && out.length > 0)
      out[below(out.length)] = kind === 2 ? below(256) : ([0, 1, 127, 255][below(4)] ?? 0);
  }
  return out;
}

/**
 * The seeds of a fuzz test: those that once found a bug, then fresh ones. With `FUZZ_SECONDS=60` it runs for that long
 * with new seeds each time; without it `count` fixed ones are tried.
 */
export function* fuzzSeeds(badSeeds: readonly number[], count = 25): Generator<number> {
  yield* badSeeds;
  const seconds = Number(process.env["FUZZ_SECONDS"] ?? 0);
  const endMs = performance.now() + seconds * 1000;
  const first = seconds > 0 ? Math.floor(Math.random() * 2 ** 31) : 1;
  for (let seed = first; seed < first + count || performance.now() < endMs; seed++) yield seed;
}
