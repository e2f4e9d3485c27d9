// Single sign-on while something else happens to the account, the mailbox or the team.
import { must } from "@atrium/contract";
import { waitsForLocks } from "@atrium/testkit/statements";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { linkSso, lockMailbox } from "../../account/index.ts";
import { lockTeam } from "../../team/index.ts";
import { openParty, aPerson, newEmail, whoAmI } from "../../trials/ssoParty.ts";

const {
  arrange,
  askByMail,
  askForAddress,
  aTeam,
  clock,
  closeParty,
  comeBack,
  database,
  idp,
  newBrowser,
  signIn,
  signInByMail,
} = await openParty();
afterAll(closeParty);

type Answer = Promise<{ code: string }>;
const wait = (count: number) => expect.poll(() => waitsForLocks(database.db)).toBe(count);

test("whoever joins by single sign-on holds the session it ends before they wait for the team", async () => {
  const { teamId } = await aTeam();
  const [email, browser] = [newEmail(), newBrowser()];
  const code = await comeBack(browser, teamId, aPerson({ email }));
  clock.move(1000);
  await signInByMail(email, browser);
  const { accountId } = must(await whoAmI(browser), "signed in");
  const came: Answer[] = [];
  const free = await database.db.transaction(async (tx) => {
    await lockTeam(tx, teamId);
    came.push(browser.call("authAccountBySaml", { code }));
    await wait(1);
    return tx.execute<{ id: string }>(
      sql`select id from sessions where account_id = ${accountId} for update skip locked`,
    );
  });
  expect(free.rows).toEqual([]);
  expect((await came[0])?.code).toBe("success");
});

test("a provider that waits while the owner of the mailbox it claimed comes in is let in no more", async () => {
  const { teamId } = await aTeam();
  const [person, owner, squatter] = [aPerson(), newBrowser(), newBrowser()];
  const email = must(person.email, "an address");
  await signIn(teamId, person);
  const code = await comeBack(squatter, teamId, person);
  const proof = await askByMail(email, owner);
  const came: Answer[] = [];
  await database.db.transaction(async (tx) => {
    await lockMailbox(tx, email);
    came.push(owner.call("authAccountByMagicLink2", proof));
    await wait(1);
    came.push(squatter.call("authAccountBySaml", { code }));
    await wait(2);
  });
  expect(await Promise.all(came)).toMatchObject([{ code: "success" }, { value: { state: "confirm", email } }]);
  expect(await whoAmI(squatter)).toBe(null);
  expect(await whoAmI(owner)).toMatchObject({ email });
});

test("a provider that waits while the account gets another address does not open it", async () => {
  const { teamId } = await aTeam();
  const [owner, vouched] = [newBrowser(), newBrowser()];
  const [email, next] = [newEmail(), newEmail()];
  const { accountId } = await signInByMail(email, owner);
  const person = aPerson({ email });
  const named = { teamId, entityId: idp.entityId, nameId: person.nameId };
  await linkSso(database.db, { ...named, accountId, isProven: true, createdAt: new Date(clock.nowMs()) });
  await arrange.joinTeam({ accountId }, teamId, "MEMBER");
  const proof = await askForAddress(next, owner);
  const code = await comeBack(vouched, teamId, person);
  const came: Answer[] = [];
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`select id from accounts where id = ${accountId} for update`);
    came.push(owner.call("authAccountByMagicLink2", proof));
    await wait(1);
    came.push(vouched.call("authAccountBySaml", { code }));
    await wait(2);
  });
  expect(await Promise.all(came)).toMatchObject([{ code: "success" }, { code: "success" }]);
  expect(await whoAmI(owner)).toMatchObject({ accountId, email: next });
  // Whoever the provider calls by the old address is somebody else now.
  expect(await whoAmI(vouched)).toMatchObject({ email, accountId: expect.not.stringMatching(accountId) });
});

test("whoever gets an account in one tab begins anew in another, where their address is another", async () => {
  const { teamId } = await aTeam();
  const person = aPerson();
  const [tab, late] = [newBrowser(), newBrowser()];
  const email = newEmail();
  const code = await comeBack(late, teamId, { ...person, email });
  const came: Answer[] = [];
  await database.db.transaction(async (tx) => {
    await lockMailbox(tx, email);
    came.push(late.call("authAccountBySaml", { code }));
    await wait(1);
    expect((await signIn(teamId, person, tab)).code).toBe("success");
  });
  expect((await came[0])?.code).toBe("invalidCode");
  expect((await late.call("authAccountBySaml", { code })).code).toBe("success");
  expect(await whoAmI(late)).toEqual(await whoAmI(tab));
});
