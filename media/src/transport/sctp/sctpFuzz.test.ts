import { expect, test } from "vitest";
import { codeReached } from "../testing/codeReached.ts";
import { fuzzSeeds } from "../testing/seededRandom.ts";

/** Seeds that once found a bug; add one here with what it found. */
const badSeeds: readonly number[] = [];

test("whatever an authenticated peer sends, nothing breaks or grows without bound, and nearly all code meets it", async () => {
  const reached = await codeReached(new URL("./", import.meta.url), async () => {
    const { attackSctp } = await import("./testing/attackSctp.ts");
    for (const seed of fuzzSeeds(badSeeds)) expect(() => attackSctp(seed), `seed ${seed}`).not.toThrow();
  });
  // Default callbacks, which listeners replace.
  expect(reached.missed).toEqual(["dataChannels.ts: onChannel", "dataChannels.ts: onStuck"]);
  expect(reached.share).toBeGreaterThan(0.97);
}, 600_000);
