// Single sign-on while something else happens to the account, the mailbox or the team.
import { must } from "@atrium/contract";
import { waitsForLocks } from "@atrium/testkit/statements";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { lockTeam } from "../team/index.ts";
import {
  aPerson,
  aTeam,
  clock,
  closeParty,
  comeBack,
  database,
  newBrowser,
  newEmail,
  signInByMail,
  whoAmI,
} from "../trials/ssoParty.ts";

afterAll(closeParty);

type Answer = Promise<{ code: string }>;

test("whoever joins by single sign-on holds the session it ends before they wait for the team", async () => {
  const { teamId } = await aTeam();
  const [email, browser] = [newEmail(), newBrowser()];
  const code = await comeBack(browser, teamId, aPerson({ email }));
  await signInByMail(email, browser);
  const { accountId } = must(await whoAmI(browser), "signed in");
  const came: Answer[] = [];
  const free = await database.db.transaction(async (tx) => {
    await lockTeam(tx, teamId);
    came.push(browser.call("authAccountBySaml", { code }));
    await expect.poll(() => waitsForLocks(database.db)).toBe(1);
    return tx.execute(sql`select id from sessions where account_id = ${accountId} for update skip locked`);
  });
  expect(free.rows).toEqual([]);
  expect((await came[0])?.code).toBe("success");
});
