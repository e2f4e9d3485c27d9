import { constants, must, newId } from "@atrium/contract";
import { createTestDatabase } from "@atrium/testkit/database";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestBrowser } from "@atrium/testkit/testBrowser";
import type { TestBrowser } from "@atrium/testkit/testBrowser";
import { createWallClock } from "@atrium/testkit/wallClock";
import { sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";

const database = await createTestDatabase();
const clock = createWallClock(Date.UTC(2026, 10, 21, 12));
const settings = { TRUSTED_PROXIES: "127.0.0.1" };
const atrium = await startTestAtrium({ databaseUrl: database.url, clock, settings });
afterAll(async () => {
  await atrium.stop();
  await database.close();
});

const { login } = constants;
let addresses = 0;
const newAddress = () => {
  addresses += 1;
  return `198.51.100.${addresses}`;
};
const newBrowser = (address = newAddress()): TestBrowser => createTestBrowser({ port: atrium.port, address });
const newEmail = () => `p-${newId().toLowerCase().replaceAll("_", "x")}@example.org`;

async function ask(browser: TestBrowser, email: string) {
  const asked = await browser.call("registerAccount", { email, locale: "en" });
  const sent = atrium.codes.findLast((shown) => shown.email === email);
  return { answer: asked.code, authKey: asked.value?.authKey ?? "", code: sent?.code ?? "", link: sent?.link ?? "" };
}
const redeem = async (browser: TestBrowser, authKey: string, code: string) =>
  (await browser.call("authAccountByMagicLink2", { authKey, code })).code;
const wrong = (code: string) => String((Number(code) + 1) % 10 ** login.codeDigits).padStart(login.codeDigits, "0");
const guessedSoFar = (count: number) =>
  database.db.execute(sql`update rate_counters set count = ${count} where rule = 'wrongCodes'`);

beforeEach(async () => {
  addresses = 0;
  clock.move(login.codesPerEmail.withinMs);
  await database.db.execute(sql`delete from rate_counters`);
});

test("a crowd of strangers asks for a mailbox: its owner still gets a code, in a new browser too", async () => {
  const [home, email] = [newBrowser(), newEmail()];
  const first = await ask(home, email);
  expect(await redeem(home, first.authKey, first.code)).toBe("success");
  for (let asked = 0; asked < login.codesPerBusyEmail + 5; asked += 1) await ask(newBrowser(), email);
  const elsewhere = newBrowser();
  const there = await ask(elsewhere, email);
  expect(there.answer).toBe("success");
  expect(await redeem(elsewhere, there.authKey, there.code)).toBe("success");
  for (let asked = 1; asked < login.codesPerEmail.count; asked += 1) {
    clock.move(login.newCodeAfterMs);
    const again = await ask(home, email);
    expect(again.answer).toBe("success");
    expect(await redeem(home, again.authKey, again.code)).toBe("success");
  }
});

test("a network whose strangers have asked five times is held up, not the browser that has signed in there", async () => {
  const [address, email] = [newAddress(), newEmail()];
  const home = newBrowser(address);
  const first = await ask(home, email);
  await redeem(home, first.authKey, first.code);
  for (let asked = 1; asked < login.codesPerEmail.count; asked += 1)
    expect((await ask(newBrowser(address), email)).answer).toBe("success");
  expect((await ask(newBrowser(address), email)).answer).toBe("tooOftenAttempts");
  clock.move(login.newCodeAfterMs);
  expect((await ask(home, email)).answer).toBe("success");
});

test("a stranger of the same network neither voids nor burns the owner's code", async () => {
  const [address, email] = [newAddress(), newEmail()];
  const [owner, stranger] = [newBrowser(address), newBrowser(address)];
  const mine = await ask(owner, email);
  const theirs = await ask(stranger, email);
  for (let tried = 0; tried < login.wrongTries; tried += 1) await redeem(stranger, theirs.authKey, wrong(theirs.code));
  expect(await redeem(owner, mine.authKey, mine.code)).toBe("success");
});

test("after very many wrong codes for a mailbox a code has one try, whoever asks for it", async () => {
  const [stranger, email] = [newBrowser(), newEmail()];
  const theirs = await ask(stranger, email);
  await redeem(stranger, theirs.authKey, wrong(theirs.code));
  await guessedSoFar(login.guessesPerEmail.careful);
  const another = newBrowser();
  const next = await ask(another, email);
  expect(await redeem(another, next.authKey, wrong(next.code))).toBe("tooOftenAttempts");
  expect(await redeem(another, next.authKey, next.code)).toBe("tooOftenAttempts");
  const owner = newBrowser();
  const mine = await ask(owner, email);
  expect(await redeem(owner, mine.authKey, mine.code)).toBe("success");
});

test("guessing ends for good: then strangers' digits count nowhere, the owner's browser and the mail's link do", async () => {
  const [home, email] = [newBrowser(), newEmail()];
  const first = await ask(home, email);
  await redeem(home, first.authKey, first.code);
  const stranger = newBrowser();
  const theirs = await ask(stranger, email);
  await redeem(stranger, theirs.authKey, wrong(theirs.code));
  await guessedSoFar(login.guessesPerEmail.most);
  const lucky = newBrowser();
  const guess = await ask(lucky, email);
  expect(await redeem(lucky, guess.authKey, guess.code)).toBe("tooOftenAttempts");
  clock.move(login.newCodeAfterMs);
  const mine = await ask(home, email);
  expect(await redeem(home, mine.authKey, mine.code)).toBe("success");
  const elsewhere = newBrowser();
  const byMail = await ask(elsewhere, email);
  const link = must(byMail.link.split("/").at(-1), "the link's code");
  expect(await redeem(elsewhere, byMail.authKey, link)).toBe("success");
});

test("guesses spread over very many mailboxes are below every limit, and the program tells of them", async () => {
  const alarms = async () =>
    /^atrium_sign_in_alarms_total\{what="wrongCodes"\} (\d+)$/m.exec(
      await (await fetch(`${atrium.privateUrl}/metrics`)).text(),
    )?.[1];
  expect(await alarms()).toBeUndefined();
  for (let mailbox = 0; mailbox < login.alarm.wrongCodes; mailbox += 1) {
    const browser = newBrowser();
    const { authKey, code } = await ask(browser, newEmail());
    expect(await redeem(browser, authKey, wrong(code))).toBe("invalidCode");
  }
  expect(await alarms()).toBe("1");
  const [owner, email] = [newBrowser(), newEmail()];
  const mine = await ask(owner, email);
  expect(await redeem(owner, mine.authKey, mine.code)).toBe("success");
});
