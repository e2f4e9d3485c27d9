import { must, newId } from "@atrium/contract";
import type { SpaceId } from "@atrium/contract";
import { createTestDatabase } from "@atrium/testkit/database";
import { createFakeClock } from "@atrium/testkit/fakeClock";
import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { Pool } from "pg";
import { afterAll, expect, test, vi } from "vitest";
import { endLeases, spaceLeases } from "./leaseStore.ts";
import { LeaseLost, Ownership } from "./ownership.ts";

const database = await createTestDatabase();
const pool = new Pool({ connectionString: database.url });
afterAll(async () => {
  await pool.end();
  await database.close();
});

/** Holds back the next database query until it is released. */
function holdQuestion() {
  const ask = pool.query.bind(pool) as (...args: readonly unknown[]) => Promise<unknown>;
  const hold: { letGo: () => Promise<unknown> } = { letGo: () => Promise.reject(new Error("Nothing was asked")) };
  vi.spyOn(pool, "query").mockImplementationOnce((...args: readonly unknown[]) => {
    const answer = new Promise((resolve, reject) => {
      hold.letGo = () => {
        const late = ask(...args);
        late.then(resolve, reject);
        // By then, whoever waits for the answer has acted on it.
        return answer.then(() => new Promise((acted) => setImmediate(acted)));
      };
    });
    return answer as never;
  });
  return hold;
}

test("a renewal that is never answered does not keep later ones back, and its late answer changes nothing", async () => {
  const spaceId = newId<SpaceId>();
  const clock = createFakeClock();
  const lost: SpaceId[] = [];
  const ownership = new Ownership({
    db: drizzle({ client: pool }),
    clock,
    self: () => ({ owner: "a", address: "http://a", publicAddress: "" }),
    onLost: (each) => void lost.push(each),
    onFault: (error) => {
      throw error;
    },
  });
  const untilMs = async () =>
    must((await database.db.select().from(spaceLeases).where(eq(spaceLeases.spaceId, spaceId)))[0], "the lease").until;
  await ownership.take(spaceId);
  const held = holdQuestion();
  clock.advance(6000);
  expect(lost).toEqual([spaceId]);

  await ownership.take(spaceId);
  const before = await untilMs();
  clock.advance(2000);
  await expect.poll(untilMs).not.toEqual(before);
  await held.letGo();
  clock.advance(3900);
  expect(ownership.owns(spaceId)).toBe(true);
  expect(lost).toEqual([spaceId]);
  ownership.stop();
});

test("a program that is alone on its database has a killed run's spaces at once, and that run writes nothing more", async () => {
  const spaceId = newId<SpaceId>();
  const aRun = (owner: string) =>
    new Ownership({
      db: database.db,
      clock: createFakeClock(),
      self: () => ({ owner, address: "http://a", publicAddress: "" }),
      onLost: () => {},
      onFault: () => {},
    });
  const writes = (run: Ownership) => database.db.transaction((tx) => run.fence(tx, spaceId));
  const [former, next] = [aRun("former"), aRun("next")];
  await former.take(spaceId);
  expect(await next.take(spaceId)).toMatchObject({ owner: "former" });
  await endLeases(database.db);
  expect(await next.take(spaceId)).toBeNull();
  await writes(next);
  await expect(writes(former)).rejects.toThrow(LeaseLost);
  former.stop();
  next.stop();
});
