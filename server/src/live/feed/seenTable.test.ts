import * as fc from "fast-check";
import { expect, test } from "vitest";
import { SeenTable } from "./seenTable.ts";

const asIs = (_kind: string, record: object): object => record;
const jsonOf = (table: SeenTable, dress = asIs): unknown =>
  JSON.parse(
    `{${table
      .parts(dress)
      .map(({ text }) => text)
      .join()}}`,
  );

test("after any changes the pieces hold what the table holds", () => {
  const id = fc.integer({ min: 0, max: 200 }).map(String);
  const step = fc.record({ id, value: fc.option(fc.nat(), { nil: null }) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 300 }), fc.nat(300), (steps, looksAt) => {
      const table = new SeenTable("room");
      const model = new Map<string, object>();
      for (const [at, each] of steps.entries()) {
        if (each.value === null) {
          table.delete(each.id);
          model.delete(each.id);
        } else {
          const record = { value: each.value };
          table.set(each.id, record);
          model.set(each.id, record);
        }
        if (at === looksAt) jsonOf(table);
        expect(table.has(each.id)).toBe(model.has(each.id));
      }
      expect(jsonOf(table)).toEqual(Object.fromEntries(model));
      expect(Object.fromEntries(table.entries())).toEqual(Object.fromEntries(model));
    }),
  );
});

test("a change writes one piece anew, and a newcomer takes the place of who left", () => {
  const table = new SeenTable("participant");
  for (let at = 0; at < 1000; at += 1) table.set(`${at}`, { at });
  const before = table.parts(asIs);
  table.set("500", { at: 0 });
  table.delete("3");
  table.set("new", { at: 1000 });
  const after = table.parts(asIs);
  expect(before.length).toBeGreaterThan(10);
  expect(after.length).toBe(before.length);
  expect(after.filter((part) => !before.includes(part)).length).toBeLessThanOrEqual(3);
});

test("who came, went or changed since the last look is so in the next", () => {
  const table = new SeenTable("participant");
  const [ada, bo] = [{ name: "Ada" }, { name: "Bo" }];
  table.set("ada", ada);
  expect(jsonOf(table)).toEqual({ ada });
  table.set("bo", bo);
  expect(jsonOf(table)).toEqual({ ada, bo });
  table.set("bo", ada);
  expect(jsonOf(table)).toEqual({ ada, bo: ada });
  table.delete("ada");
  expect(jsonOf(table)).toEqual({ bo: ada });
});

test("what completes records is written again once it is forgotten", () => {
  const table = new SeenTable("member");
  table.set("a", { x: 1 });
  let place = 1;
  const dress = (_kind: string, record: object): object => ({ ...record, place });
  expect(jsonOf(table, dress)).toEqual({ a: { x: 1, place: 1 } });
  place = 2;
  expect(jsonOf(table, dress)).toEqual({ a: { x: 1, place: 1 } });
  table.forgetTexts();
  expect(jsonOf(table, dress)).toEqual({ a: { x: 1, place: 2 } });
});
