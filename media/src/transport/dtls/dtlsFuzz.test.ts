import { expect, test } from "vitest";
import { codeReached } from "../testing/codeReached.ts";
import { fuzzSeeds } from "../testing/seededRandom.ts";

/** Seeds that once found a bug; add one here with what it found. */
const badSeeds: readonly number[] = [];

test("whatever a peer sends, before it is connected and after, nothing breaks, and nearly all of the code meets it", async () => {
  const reached = await codeReached(new URL("./", import.meta.url), async () => {
    const { attackFromWithin, attackHandshake } = await import("./testing/attackDtls.ts");
    for (const seed of fuzzSeeds(badSeeds, 8)) {
      await expect(attackFromWithin(seed), `seed ${seed}`).resolves.toBeUndefined();
      await expect(attackHandshake(seed), `seed ${seed}`).resolves.toBeUndefined();
    }
  });
  // The default callback, which werift's listener replaces.
  expect(reached.missed).toEqual(["dtlsSession.ts: onData"]);
  expect(reached.share).toBeGreaterThan(0.97);
}, 600_000);
