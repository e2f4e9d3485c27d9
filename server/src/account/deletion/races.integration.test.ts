import { must, newId } from "@atrium/contract";
import { createTestDatabase } from "@atrium/testkit/database";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { waitsForLocks } from "@atrium/testkit/statements";
import { createTestBrowser } from "@atrium/testkit/testBrowser";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { lockMailbox } from "../signIn/signInStore.ts";

const database = await createTestDatabase();
const atrium = await startTestAtrium({ databaseUrl: database.url });
afterAll(async () => {
  await atrium.stop();
  await database.close();
});

test("whoever deletes their account waits for a sign-in without holding the sessions that it ends", async () => {
  const browser = createTestBrowser({ port: atrium.port });
  const email = `${newId()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "x")}@example.org`;
  const { authKey } = must((await browser.call("registerAccount", { email })).value, "asked");
  const { code } = must(atrium.codes.at(-1), "the code");
  const { account } = must((await browser.call("authAccountByMagicLink2", { authKey, code })).value, "signed in");
  const deleted: Promise<{ code: string }>[] = [];
  const free = await database.db.transaction(async (tx) => {
    await lockMailbox(tx, email);
    deleted.push(browser.call("deleteAccount", {}));
    await expect.poll(() => waitsForLocks(database.db)).toBe(1);
    return tx.execute<{ id: string }>(
      sql`select id from sessions where account_id = ${account.accountId} for update skip locked`,
    );
  });
  expect(free.rows).toHaveLength(1);
  expect((await deleted[0])?.code).toBe("success");
});
