import { newId, operations, refusalsOf } from "@atrium/contract";
import type { InputOf, Operation, OperationName, Operations } from "@atrium/contract";
import { createTestDatabase } from "@atrium/testkit/database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { attemptOf, makeCall } from "./makeCall.ts";
import { World } from "./world.ts";

// Each field of each operation's input is given invalid values in turn, while the rest stays valid.
const database = await createTestDatabase();
let world: World;
beforeAll(async () => {
  world = await World.open(database);
});
afterAll(async () => {
  await world.close();
  await database.close();
});

const ODD = {
  null: null,
  "a negative number": -1,
  "a number too large": 2 ** 53,
  "an empty text": "",
  "a text with NUL": "a\u0000b",
  "half a symbol": "\ud800",
  "a text of 50 000 letters": "x".repeat(50_000),
  "a cursor beyond the years the database reads": "999999999999999.1",
  "a day before the first year": "0000-01-01T00:00:00Z",
  "an object": { $ne: null },
};

const fieldsOf = (operation: Operation): string[] => {
  const { shape } = operation.input as unknown as { shape?: Record<string, unknown> };
  return Object.keys(shape ?? {});
};
const oddOnes = (operation: Operation): [field: string, what: string, value: unknown][] => [
  ...fieldsOf(operation).flatMap((field) =>
    Object.entries(ODD).map(([what, value]): [string, string, unknown] => [field, what, value]),
  ),
  ["unknown", "a field nobody knows", 1],
  ["__proto__", "a way to other objects", { isAdmin: true }],
];

test.each(Object.values(operations).map((operation) => operation.name))(
  "%s answers odd input as a call that is wrong, never as a fault of ours",
  async (name: OperationName) => {
    // On a fast machine this many requests in a row would exceed a network address's limit.
    world.clock.skipSteady(3000);
    const operation: Operation = operations[name];
    const transport = operation.transport === "live" ? "live" : "http";
    const known = new Set(["invalidRequest", "forbidden", "success", "tooOftenAttempts", ...refusalsOf(operation)]);
    const attempt = await attemptOf(world, name, "success");
    for (const [field, what, value] of oddOnes(operation)) {
      const odd = JSON.parse(`{"${field}":${JSON.stringify(value)}}`) as object;
      const input = { ...attempt.input, ...odd } as InputOf<Operations[OperationName]>;
      const reply = await makeCall({ ...attempt, input }, { name, transport, requestId: newId() });
      expect([...known], `${field}: ${what}`).toContain(Object.keys(reply)[0]);
    }
  },
);
