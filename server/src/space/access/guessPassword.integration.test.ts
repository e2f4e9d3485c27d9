import { newId } from "@atrium/contract";
import type { RequestId } from "@atrium/contract";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { afterAll, expect, test } from "vitest";
import type { CallContext, Caller } from "../../platform/calls/handler.ts";
import { hashPassword } from "../../platform/passwords.ts";
import { guessPassword } from "./guessPassword.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const desk = createCallDesk(database.db);
const stored = await hashPassword("sesame");

const guess = (caller: Caller, target: string, given: string) =>
  database.db.transaction(async (tx) => {
    const context = { caller, tx, nowMs: desk.clock.nowMs(), requestId: newId<RequestId>(), role: null, subject: {} };
    const doors = { openSession: async () => {}, closeSession: async () => {}, keepRefusal: () => {} };
    const call: CallContext = { ...context, ...doors };
    return guessPassword(call, { target, given, stored });
  });
const at = (address: string): Caller => ({ ...desk.nobody(), accountId: newId(), address });

test("a class that knows the password comes in from one network at once", async () => {
  const target = newId();
  const pupils = Array.from({ length: 120 }, () => at("192.0.2.7"));
  const outcomes = new Set<string>();
  for (const pupil of pupils) outcomes.add((await guess(pupil, target, "sesame")).outcome);
  expect(outcomes).toEqual(new Set(["right"]));
});

test("one person guesses wrong ten times in five minutes, wherever from; then even the right one must wait", async () => {
  const [target, person] = [newId(), at("192.0.2.8")];
  for (let tried = 0; tried < 10; tried += 1) {
    const elsewhere = { ...person, address: `198.51.100.${tried}` };
    expect((await guess(elsewhere, target, "wrong")).outcome).toBe("wrong");
  }
  expect(await guess(person, target, "sesame")).toEqual({ outcome: "tooOften", retryAfterMs: 300_000 });
  expect((await guess(person, newId(), "sesame")).outcome).toBe("right");
  desk.clock.advance(300_000);
  expect((await guess(person, target, "sesame")).outcome).toBe("right");
});

test("many guests of one network guess together no more than a hundred times an hour; others are not held up", async () => {
  const target = newId();
  const outcomes: string[] = [];
  for (let guest = 0; guest < 101; guest += 1)
    outcomes.push((await guess(at("192.0.2.9"), target, `wrong ${guest}`)).outcome);
  expect(outcomes.filter((outcome) => outcome === "wrong")).toHaveLength(100);
  expect(outcomes.at(-1)).toBe("tooOften");
  expect((await guess(at("192.0.2.10"), target, "sesame")).outcome).toBe("right");
});
