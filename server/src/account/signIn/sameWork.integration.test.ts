import { newId } from "@atrium/contract";
import { createTestDatabase } from "@atrium/testkit/database";
import { countStatements } from "@atrium/testkit/statements";
import { afterAll, expect, test } from "vitest";
import { createLocalBus } from "../../platform/bus.ts";
import type { CallContext } from "../../platform/calls/context.ts";
import type { Mail } from "../../platform/mail/mailer.ts";
import { insertAccount } from "../accountStore.ts";
import type { AccountNeeds } from "../accountNeeds.ts";
import { authAccountByMagicLink2 } from "./authAccountByMagicLink2.ts";
import { startSignIn } from "./startSignIn.ts";

// How long an answer takes must not reveal whether an address has an account. A clock would measure the machine, so the
// test compares the work: statements and mails.
const database = await createTestDatabase();
afterAll(() => database.close());
const statements = countStatements(database.db);
const nowMs = Date.UTC(2026, 10, 21, 12);
const mails: Mail[] = [];
const codes: string[] = [];
const needs = {
  bus: createLocalBus(),
  codeKey: Buffer.alloc(32, 1),
  mailer: { send: async (_tx: unknown, mail: Mail) => (mails.push(mail), () => undefined) },
  siteUrl: () => "https://meet.example.org",
  defaultLocale: "en",
  limitsByAddress: true,
  codesStayHere: false,
  showCode: ({ code }: { code: string }) => void codes.push(code),
} as unknown as AccountNeeds;

/** The statements of one call of a browser that was never here, and its answer. */
async function workOf<Answer>(ask: (context: CallContext) => Promise<Answer>, browserId = newId()) {
  const before = statements();
  const caller = { accountId: null, sessionId: null, isVerified: false, browserId, address: "198.51.100.7" };
  const answer = await database.db.transaction((tx) =>
    ask({ tx, query: tx, nowMs, caller, keepRefusal: () => undefined } as unknown as CallContext),
  );
  return { work: statements() - before, answer };
}

test("asking for a code, and guessing it, is the same work for an address with an account and one without", async () => {
  const known = `known-${newId().toLowerCase()}@example.org`;
  const unknown = `other-${newId().toLowerCase()}@example.org`;
  await insertAccount(database.db, { email: known, emailKey: known, locale: "en", nowMs });
  const seen = [];
  for (const email of [known, unknown]) {
    mails.length = 0;
    const browserId = newId();
    const asked = await workOf((context) => startSignIn(needs, context, { email }), browserId);
    if (!asked.answer.ok) throw new Error(asked.answer.code);
    const { authKey } = asked.answer.value;
    for (const effect of asked.answer.after) await effect();
    const wrong = String((Number(codes.at(-1)) + 1) % 1_000_000).padStart(6, "0");
    const input = { authKey, code: wrong };
    const guessed = await workOf(
      (context) => authAccountByMagicLink2(needs, { ...context, subject: null }, input),
      browserId,
    );
    expect(guessed.answer).toMatchObject({ code: "invalidCode" });
    seen.push([asked.work, guessed.work, mails.length, mails[0]?.kind, mails[0]?.html.length]);
  }
  expect(seen[1]).toEqual(seen[0]);
  expect(seen[0]?.[0]).toBeGreaterThan(3);
});
