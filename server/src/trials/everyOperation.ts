import { must, newId, operations, refusalsOf } from "@atrium/contract";
import type { ErrorCode, Operation, OperationName, RequestId } from "@atrium/contract";
import { createTestDatabase, type TestDatabase } from "@atrium/testkit/database";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { attemptOf, makeCall } from "./makeCall.ts";
import type { Transport } from "./makeCall.ts";
import { World } from "./world.ts";
import type { Attempt } from "./world.ts";
import { endRecordings, everyRow, forgetDue, rowCounts } from "./tables.ts";

// Every declared operation is tried with every outcome it declares, over every transport it has. The cases are a typed
// record: an operation without its success, or with a refusal that nothing provokes, does not compile. Each test file
// takes its share of the operations, so that workers run them in parallel.

/** Refusals whose handler counts something against the caller; every other one must leave every table unchanged. */
const STAYS = new Set([
  "authAccountByMagicLink2 invalidCode",
  "authAccountByTemporaryAuthLink codeNotFound",
  // Google's code is used up, whatever was granted there.
  "integrateGoogleCalendar notIntegrated",
  ...["authAccountByTeamMemberInvitation", "authAccountBySpaceGuestInvitation", "declineInvitation"].map(
    (name) => `${name} inviteNotFound`,
  ),
]);

type Way = readonly [name: OperationName, code: ErrorCode | "success", transport: Transport];
const transportsOf = ({ transport }: Operation): Transport[] => (transport === "both" ? ["http", "live"] : [transport]);
const isOnce = ({ keeps, repeatable }: Operation): boolean => keeps !== "nothing" && repeatable !== true;

/** Tries one of several shares; to be called while a test file is loaded. */
export async function tryOperations(share: number, shares: number): Promise<void> {
  const all: readonly Operation[] = Object.values(operations);
  const own = all.filter((_, index) => index % shares === share - 1);
  const ways = own.flatMap((operation) =>
    transportsOf(operation).flatMap((transport) =>
      ["success" as const, ...refusalsOf(operation)].map((code): Way => [
        operation.name as OperationName,
        code,
        transport,
      ]),
    ),
  );
  const changing = ways.filter(([name, code]) => code === "success" && isOnce(operations[name]));
  const database = await createTestDatabase();
  let world: World;
  beforeAll(async () => {
    world = await World.open(database);
  });
  afterAll(async () => {
    await world.close();
    await database.close();
  });
  afterEach(() => world.clock.holdSteady(false));

  test.each(ways)("%s answers %s over %s", async (name, code, transport) => {
    await endRecordings(database.db);
    const attempt = await attemptOf(world, name, code);
    await forgetDue(database.db);
    const before = await everyRow(database.db);
    const reply = await makeCall(attempt, { name, transport, requestId: newId() });
    expect(Object.keys(reply)).toEqual([code]);
    if (code !== "success" && !STAYS.has(`${name} ${code}`)) expect(await everyRow(database.db)).toEqual(before);
    if (code !== "success") return;
    expect(operations[name].success.parse(reply["success"])).toEqual(reply["success"]);
  });

  test("of the operations of this share most change something", () => {
    expect(changing.length).toBeGreaterThan(own.length / 2);
  });

  test.each(changing)("%s: five attempts at once are one %s over %s, with five equal replies", async (...way) => {
    const [name, , transport] = way;
    const once = await growthBy(database, await attemptOf(world, name, "success"), { name, transport, times: 1 });
    const often = await growthBy(database, await attemptOf(world, name, "success"), { name, transport, times: 5 });
    expect(often.growth).toEqual(once.growth);
    expect(often.replies).toHaveLength(5);
    expect(new Set(often.replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(Object.keys(must(often.replies[0], "five"))).toEqual(["success"]);
  });
}

async function growthBy(
  { db }: TestDatabase,
  attempt: Attempt<OperationName>,
  { times, ...way }: { name: OperationName; transport: Transport; times: number },
) {
  const requestId = newId<RequestId>();
  await forgetDue(db);
  const before = await rowCounts(db);
  const replies = await Promise.all(Array.from({ length: times }, () => makeCall(attempt, { ...way, requestId })));
  const after = await rowCounts(db);
  return {
    replies,
    growth: Object.fromEntries(Object.keys(after).map((key) => [key, Number(after[key]) - Number(before[key])])),
  };
}
