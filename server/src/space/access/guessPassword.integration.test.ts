import { newId } from "@atrium/contract";
import type { SpaceRole } from "@atrium/contract";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import type { Caller } from "../../platform/calls/context.ts";
import { withOutsideWork } from "../../platform/calls/outsideWork.ts";
import { hashPassword } from "../../platform/passwords.ts";
import { guessPassword } from "./guessPassword.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
const desk = createCallDesk(db);
const stored = await hashPassword("sesame");

/** A guess as a call makes it: inside a transaction, which ends when it asks for the hash. */
const guess = ({ role = "PUBLIC_GUEST", ...caller }: Caller & { role?: SpaceRole }, target: string, given: string) =>
  withOutsideWork(db, () =>
    db.transaction(() => guessPassword({ caller, nowMs: desk.clock.nowMs() }, { target, given, stored, role })),
  );
const verifiedAt = (address: string): Caller => ({ ...at(address), isVerified: true });
const setCount = (rule: string, subject: string, count: number) =>
  db.execute(sql`update rate_counters set count = ${count} where rule = ${rule} and subject = ${subject}`);
const at = (address: string): Caller => ({ ...desk.nobody(), accountId: newId(), address });
const outcomesOf = async (guesses: Promise<{ outcome: string }>[]) =>
  (await Promise.all(guesses)).map(({ outcome }) => outcome);
let crowdSize = 0;
const isWrong = (outcome: string) => outcome === "wrong";

test("a class that knows the password comes in from one network at once", async () => {
  const target = newId();
  const pupils = Array.from({ length: 120 }, () => at("192.0.2.7"));
  expect(new Set(await outcomesOf(pupils.map((pupil) => guess(pupil, target, "sesame"))))).toEqual(new Set(["right"]));
});

test("one person guesses wrong ten times in five minutes, wherever from; then even the right one must wait", async () => {
  const [target, person] = [newId(), at("192.0.2.8")];
  for (let tried = 0; tried < 10; tried += 1) {
    const elsewhere = { ...person, address: `198.51.100.${tried}` };
    expect(await guess(elsewhere, target, "wrong")).toEqual({
      outcome: "wrong",
      tries: { left: 9 - tried, renewInMs: 300_000 },
    });
  }
  expect(await guess(person, target, "sesame")).toEqual({ outcome: "tooOften", retryAfterMs: 300_000 });
  expect((await guess(person, newId(), "sesame")).outcome).toBe("right");
  desk.clock.advance(300_000);
  expect((await guess(person, target, "sesame")).outcome).toBe("right");
});

test("on a day of many guesses the tries that are left are those of the day", async () => {
  const [target, person] = [newId(), at("192.0.2.10")];
  for (let tried = 0; tried < 45; tried += 1) {
    if (tried % 10 === 0) desk.clock.advance(300_000);
    await guess(person, target, "wrong");
  }
  desk.clock.advance(300_000);
  const guessed = await guess(person, target, "wrong");
  expect(guessed).toMatchObject({ outcome: "wrong", tries: { left: 4 } });
  expect(guessed.outcome === "wrong" && (guessed.tries?.renewInMs ?? 0) > 300_000).toBe(true);
});

test("of many guesses of one person at the same moment no more are looked at than the limit allows", async () => {
  const [target, person] = [newId(), at("192.0.2.11")];
  const outcomes = await outcomesOf(Array.from({ length: 60 }, (_, index) => guess(person, target, `wrong ${index}`)));
  expect(outcomes.filter(isWrong)).toHaveLength(10);
});

test("a hundred wrong guesses from a network hold up who guesses on, not those who know the password", async () => {
  const target = newId();
  const [known, verified] = [at("192.0.2.9"), verifiedAt("192.0.2.9")];
  expect((await guess(known, target, "sesame")).outcome).toBe("right");
  const guessers = Array.from({ length: 10 }, () => at("192.0.2.9"));
  const wrong = guessers.flatMap((guesser) =>
    Array.from({ length: 10 }, (_, index) => guess(guesser, target, `wrong ${index}`)),
  );
  expect((await outcomesOf(wrong)).filter(isWrong)).toHaveLength(100);
  expect((await guess(at("192.0.2.9"), target, "sesame")).outcome).toBe("right");
  for (const trusted of [known, verified]) {
    expect((await guess(trusted, target, "sesami")).outcome).toBe("wrong");
    expect((await guess(trusted, target, "sesame")).outcome).toBe("right");
  }
  const persistent = at("192.0.2.9");
  expect((await guess(persistent, target, "wrong")).outcome).toBe("wrong");
  expect((await guess(persistent, target, "wrong again")).outcome).toBe("tooOften");
});

test("when the whole world guesses, every network still has a few guesses", async () => {
  const [target, first] = [newId(), at("192.0.2.12")];
  await guess(first, target, "wrong");
  await setCount("guessesFromEverywhere", target, 2000);
  const outcomes: string[] = [];
  for (let tried = 0; tried < 6; tried += 1) outcomes.push((await guess(at("192.0.2.13"), target, "wrong")).outcome);
  expect(outcomes.filter(isWrong)).toHaveLength(5);
  expect((await guess(at("192.0.2.14"), target, "sesame")).outcome).toBe("right");
});

test("verified addresses share a limit of their network, wider than that of guests; who belongs to the space does not", async () => {
  const target = newId();
  const address = "192.0.2.40";
  await guess(at(address), target, "wrong");
  await setCount("guessesByNetwork", `${target} ${address}`, 599);
  const [thrownAway, another] = [verifiedAt(address), verifiedAt(address)];
  expect((await guess(thrownAway, target, "wrong")).outcome).toBe("wrong");
  for (const person of [thrownAway, another]) expect((await guess(person, target, "sesame")).outcome).toBe("tooOften");
  expect((await guess({ ...another, role: "SPACE_GUEST" }, target, "sesame")).outcome).toBe("tooOften");
  for (const role of ["SPACE_MEMBER", "SPACE_MODERATOR"] as const)
    expect((await guess({ ...verifiedAt(address), role }, target, "wrong")).outcome).toBe("wrong");
});

test("verified addresses of many networks share a limit, wider than that of guests; who has given the password does not", async () => {
  const [target, known] = [newId(), verifiedAt("192.0.2.41")];
  expect((await guess(known, target, "sesame")).outcome).toBe("right");
  await setCount("guessesFromEverywhere", target, 3990);
  await setCount("guessesByNetwork", `${target} 192.0.2.41`, 20);
  const outcomes: string[] = [];
  for (let tried = 0; tried < 11; tried += 1)
    outcomes.push((await guess(verifiedAt("192.0.2.41"), target, "wrong")).outcome);
  expect(outcomes).toEqual([...Array.from({ length: 10 }, () => "wrong"), "tooOften"]);
  expect((await guess(known, target, "wrong")).outcome).toBe("wrong");
});

test("while passwords are hashed, no connection to the database is held", async () => {
  const target = newId();
  const crowd = Array.from({ length: 60 }, () => guess(at(`192.0.2.${15 + (crowdSize += 1)}`), target, "wrong"));
  const answered = db.execute(sql`select 1`).then(() => "answered");
  expect(await Promise.race([answered, Promise.all(crowd).then(() => "hashed")])).toBe("answered");
  await Promise.all(crowd);
});
