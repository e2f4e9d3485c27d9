// Every declared operation, called over its own transport by every kind of caller that the permission table tells apart,
// with input that would succeed. What must come back is not written down here: it follows from the table and from where
// the caller stands. A refusal must be the very code that the table names, and leave every table of the database as it
// was; so all refused callers share one world. Whom the table allows may succeed, or be refused for a reason that has
// nothing to do with rights. Their calls share that world too: if one of them has destroyed what the next asks about, the
// next asks again in a new one.
//
// `permissionTable.integration.test.ts` asks the guard about every field of an input, `table.test.ts` says what stands in
// the table, and `othersIds.integration.test.ts` who finds what of another team.
import { must, operations } from "@atrium/contract";
import type { Action, Operation, OperationName } from "@atrium/contract";
import { PERMISSIONS, PRINCIPALS } from "@atrium/rules";
import type { PermissionRow, Principal } from "@atrium/rules";
import { createTestDatabase } from "@atrium/testkit/database";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { endRecordings, everyRow, forgetDue } from "../tables.ts";
import { World } from "../world.ts";
import { endsOf } from "./expected.ts";
import { answerTo, cellsOf, enter, gather, setUp, transportsOf } from "./setting.ts";
import type { Cell, Crowd, Setting } from "./setting.ts";

/** Tries one of several shares of the operations; to be called while a test file is loaded. */
export async function tryCallers(share: number, shares: number): Promise<void> {
  const all: readonly Operation[] = Object.values(operations);
  const own = all.filter((_, index) => index % shares === share - 1);
  const database = await createTestDatabase();
  const codes: string[] = [];
  const met = new Set<Principal | null>();
  let [world, crowd]: [World, Crowd] = [] as never;
  beforeAll(async () => {
    world = await World.open(database);
    crowd = await gather(world);
  });
  afterAll(async () => {
    await world.close();
    await database.close();
  });

  test.each(own.map(({ name }) => name as OperationName))("%s answers everybody as the table says", async (name) => {
    // On a fast machine this many requests in a row would exceed an account's limit.
    world.clock.skipSteady(3000);
    await endRecordings(database.db);
    const operation: Operation = operations[name];
    const outside = await setUp(world, crowd, operation);
    await expectRefusals(world, outside);
    const setting = await inPosition(world, outside);
    if (setting.isInside) await expectRefusals(world, setting);
    codes.push(...(await expectAllowed({ world, crowd, setting })));
    for (const { role } of cellsOf(setting)) met.add(role);
  });

  test("everybody whom the table knows has called, and most of what it allows has been done", () => {
    expect(PRINCIPALS.filter((principal) => !met.has(principal))).toEqual([]);
    expect(codes.length).toBeGreaterThan(own.length * 2);
    expect(codes.filter((code) => code === "success").length).toBeGreaterThan(codes.length * 0.6);
  });

  test("who may do something and who may not change places with its row of the table", () =>
    expectTurned(must(own.find(isPlain), "an operation that only reads of a space"), { world, crowd }));
}

async function expectTurned(operation: Operation, { world, crowd }: { world: World; crowd: Crowd }): Promise<void> {
  const setting = await setUp(world, crowd, operation);
  const cells = cellsOf(setting).filter(({ role }) => role !== null && role !== "NOBODY");
  const allowed = cells.filter(({ expected }) => expected === "allowed").map(({ kind }) => kind);
  const others = cells.map(({ kind }) => kind).filter((kind) => !allowed.includes(kind));
  expect([allowed.length > 0, others.length > 0]).toEqual([true, true]);
  expect(await whoSucceeds(setting, cells)).toEqual(allowed);
  await turnedRound(operation.may as Action, async () => expect(await whoSucceeds(setting, cells)).toEqual(others));
}

/** It needs one right, which some who see a space have and some have not, and changes nothing. */
const isPlain = ({ may, subject, keeps, inside }: Operation): boolean =>
  subject === "space" &&
  keeps === "nothing" &&
  inside === undefined &&
  typeof may === "string" &&
  !PERMISSIONS[may].roles.includes("PUBLIC_GUEST");

async function whoSucceeds(setting: Setting, cells: readonly Cell[]): Promise<string[]> {
  const kinds: string[] = [];
  for (const { kind } of cells) if ((await lastWay(setting, kind)) === "success") kinds.push(kind);
  return kinds;
}

/** The table with one row about: everybody has the right who has it not. */
async function turnedRound(action: Action, meanwhile: () => Promise<void>): Promise<void> {
  const rows: Record<Action, PermissionRow> = PERMISSIONS;
  const row = rows[action];
  rows[action] = { ...row, roles: PRINCIPALS.filter((principal) => !row.roles.includes(principal)) };
  try {
    await meanwhile();
  } finally {
    rows[action] = row;
  }
}

/** Everybody where the operation wants its callers to be. */
async function inPosition(world: World, setting: Setting, only?: string): Promise<Setting> {
  if (setting.operation.inside === undefined) return setting;
  const all = cellsOf(setting).filter(
    ({ kind, role }) => role !== null && role !== "NOBODY" && (only ?? kind) === kind,
  );
  return enter(
    world,
    setting,
    all.map(({ kind }) => kind),
  );
}

async function expectRefusals({ db }: World, setting: Setting): Promise<void> {
  const refused = cellsOf(setting).filter(({ expected }) => expected !== "allowed");
  // Everybody has used theirs, and the program sweeps what is left.
  await db.execute(sql`delete from live_tickets`);
  await forgetDue(db);
  const before = await everyRow(db);
  const [answers, wanted]: [string[], string[]] = [[], []];
  for (const { kind, expected } of refused) {
    for (const transport of transportsOf(setting, kind)) {
      wanted.push(`${kind}: ${expected}`);
      answers.push(`${kind}: ${await answerTo(setting, kind, transport)}`);
    }
  }
  expect(answers).toEqual(wanted);
  expect(await everyRow(db)).toEqual(before);
}

/** The codes that those get whom the table allows. */
async function expectAllowed({
  world,
  crowd,
  setting,
}: {
  world: World;
  crowd: Crowd;
  setting: Setting;
}): Promise<string[]> {
  const { operation } = setting;
  const ends = endsOf(operation);
  const codes: string[] = [];
  for (const { kind } of cellsOf(setting).filter(({ expected }) => expected === "allowed")) {
    let code = await lastWay(setting, kind);
    if (!ends.has(code))
      code = await lastWay(await inPosition(world, await setUp(world, crowd, operation), kind), kind);
    codes.push(code);
    expect([...ends].map((end) => `${kind}: ${end}`)).toContain(`${kind}: ${code}`);
  }
  return codes;
}

async function lastWay(setting: Setting, kind: string): Promise<string> {
  const [transport] = transportsOf(setting, kind).slice(-1);
  return transport === undefined ? "no way to call" : answerTo(setting, kind, transport);
}
