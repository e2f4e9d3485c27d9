import { must, newId, operations } from "@atrium/contract";
import type { ErrorCode, Operation, OperationName, RequestId } from "@atrium/contract";
import { createTestDatabase } from "@atrium/testkit/database";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountCases } from "./accountCases.ts";
import { roomCases } from "./roomCases.ts";
import { spaceCases } from "./spaceCases.ts";
import { Stage } from "./stage.ts";
import type { Attempt, Cases } from "./stage.ts";

// Every declared operation comes out every way it declares, over every transport it has. The cases are a typed record:
// an operation without its success, or with a refusal that nothing provokes, does not compile.
const cases: Cases = { ...accountCases, ...spaceCases, ...roomCases };
const database = await createTestDatabase();
let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open(database);
});
afterAll(async () => {
  await stage.close();
  await database.close();
});

type Transport = "http" | "live";
const all: readonly Operation[] = Object.values(operations);
const transportsOf = ({ transport }: Operation): Transport[] => (transport === "both" ? ["http", "live"] : [transport]);
const ways = all.flatMap((operation) =>
  transportsOf(operation).flatMap((transport) =>
    ["success" as const, ...operation.refusals].map((code) => [operation.name, code, transport] as const),
  ),
);

test.each(ways)("%s answers %s over %s", async (name, code, transport) => {
  const attempt = await prepare(name as OperationName, code);
  const before = await records();
  const reply = await make(attempt, { name: name as OperationName, transport, requestId: newId() });
  expect(Object.keys(reply)).toEqual([code]);
  if (code !== "success") return expect(await records()).toEqual(before);
  const operation = operations[name as OperationName];
  expect(operation.success.parse(reply["success"])).toEqual(reply["success"]);
});

const changing = ways.filter(([name, code]) => code === "success" && !operations[name as OperationName].readOnly);

test("of the operations of this record most change something", () => {
  expect(changing.length).toBeGreaterThan(20);
});

test.each(changing)("%s: five attempts at once are one %s over %s, with five equal replies", async (...way) => {
  const [name, , transport] = [way[0] as OperationName, way[1], way[2]];
  const once = await growthBy(await prepare(name, "success"), { name, transport, times: 1 });
  const often = await growthBy(await prepare(name, "success"), { name, transport, times: 5 });
  expect(often.growth).toEqual(once.growth);
  expect(often.replies).toHaveLength(5);
  expect(new Set(often.replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
  expect(Object.keys(must(often.replies[0], "five"))).toEqual(["success"]);
});

const prepare = (name: OperationName, code: ErrorCode | "success"): Promise<Attempt<OperationName>> => {
  const ofOperation = cases[name] as Record<string, ((stage: Stage) => Promise<Attempt<OperationName>>) | undefined>;
  return must(ofOperation[code], `a case for ${name} ${code}`)(stage);
};

interface Making {
  name: OperationName;
  transport: Transport;
  requestId: RequestId;
}

/** Makes the call; the reply as it came. */
async function make(
  { by, input }: Attempt<OperationName>,
  { name, transport, requestId }: Making,
): Promise<Record<string, unknown>> {
  if (transport === "live") return must(by.live, "somebody connected").call(name, input, requestId);
  const answer = await by.browser.call(name, input, requestId);
  return { [answer.code]: answer.value ?? answer.detail };
}

async function growthBy(
  attempt: Attempt<OperationName>,
  { times, ...way }: Omit<Making, "requestId"> & { times: number },
) {
  const requestId = newId<RequestId>();
  const before = await counts();
  const replies = await Promise.all(Array.from({ length: times }, () => make(attempt, { ...way, requestId })));
  const after = await counts();
  return {
    replies,
    growth: Object.fromEntries(Object.keys(after).map((key) => [key, Number(after[key]) - Number(before[key])])),
  };
}

/** How many rows there are of what calls make, and how much of the limits is taken. */
async function counts(): Promise<Record<string, unknown>> {
  const found = await database.db.execute<Record<string, unknown>>(sql`select
    (select count(*) from accounts) as accounts,
    (select count(*) from sessions) as sessions,
    (select count(*) from sign_in_requests) as "signIns",
    (select count(*) from temporary_auth_links) as links,
    (select count(*) from teams) as teams,
    (select count(*) from team_members) as members,
    (select count(*) from spaces) as spaces,
    (select count(*) from rooms) as rooms,
    (select count(*) from stored_replies) as replies,
    (select coalesce(sum(count), 0) from rate_counters) as taken`);
  return found.rows[0] ?? {};
}

/** What is recorded of people, teams, spaces and rooms, as one text each. */
async function records(): Promise<unknown> {
  const found = await database.db.execute<Record<string, unknown>>(sql`select
    (select md5(string_agg(t::text, ',' order by id)) from accounts t) as accounts,
    (select md5(string_agg(t::text, ',' order by id)) from sessions t) as sessions,
    (select md5(string_agg(t::text, ',' order by id)) from teams t) as teams,
    (select md5(string_agg(t::text, ',' order by t::text)) from team_members t) as members,
    (select md5(string_agg(t::text, ',' order by id)) from spaces t) as spaces,
    (select md5(string_agg(t::text, ',' order by t::text)) from space_members t) as insiders,
    (select md5(string_agg(t::text, ',' order by id)) from rooms t) as rooms`);
  return found.rows[0];
}
