import { afterEach, beforeEach, expect, test } from "vitest";
import { fuzzSeeds, mutated, seededRandom } from "../testing/seededRandom.ts";
import { type Side, shakeHands } from "./testing/shakeHands.ts";

/** Seeds that once found a bug; add one here with what it found. */
const badSeeds: readonly number[] = [];

const escaped: unknown[] = [];
const escape = (fault: unknown): void => void escaped.push(fault);
beforeEach(() => {
  escaped.length = 0;
  process.on("unhandledRejection", escape);
});
afterEach(() => void process.off("unhandledRejection", escape));

/** Runs everything that is due, and what it triggers. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/** Delivers the handshake with made-up packets mixed in; then an attacker without keys continues. */
async function attack(seed: number): Promise<void> {
  const random = seededRandom(seed);
  const seen: Buffer[] = [];
  const { sessions, heard, outcomes, close } = await shakeHands({
    onWay: (packet, from) => {
      seen.push(packet);
      const other: Side = from === "server" ? "client" : "server";
      // Encrypted records only: made-up handshake records may break it, which anybody on the path can always do.
      for (let times = 0; times < 3; times++) {
        const forged = mutated(packet, random);
        if (forged.length >= 5 && forged.readUInt16BE(3) > 0) setImmediate(() => sessions[other].receive(forged));
      }
      return packet;
    },
  });
  const results = await Promise.all(outcomes);
  expect(results.map((result) => result.split(" ")[0])).toEqual(["connected", "connected"]);
  for (let sent = 0; sent < 300; sent++) {
    const forged = mutated(seen[Math.floor(random() * seen.length)] ?? Buffer.alloc(0), random);
    for (const side of ["server", "client"] as const) sessions[side].receive(forged);
  }
  await settle();
  sessions.client.send(Buffer.from("still here"));
  await expect.poll(() => heard.server, { interval: 1 }).toContain("still here");
  close();
  expect(escaped).toEqual([]);
}

/** Only made-up packets from the start: no session results, and nothing breaks. */
async function pester(seed: number): Promise<void> {
  const random = seededRandom(seed);
  const { sessions, close } = await shakeHands({ onWay: (packet) => mutated(packet, random) });
  for (let sent = 0; sent < 100; sent++) {
    const noise = mutated(Buffer.from("16fefd0000000000000000000c010000000000000000000000", "hex"), random);
    for (const side of ["server", "client"] as const) sessions[side].receive(noise);
  }
  await settle();
  close();
  expect(escaped).toEqual([]);
}

test("forged records beside a session, and broken ones before it, break nothing", async () => {
  for (const seed of fuzzSeeds(badSeeds)) {
    await expect(attack(seed), `seed ${seed}`).resolves.toBeUndefined();
    await expect(pester(seed), `seed ${seed}`).resolves.toBeUndefined();
  }
}, 600_000);
