import { bounds, must, newId } from "@atrium/contract";
import type { SpaceId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { accounts } from "../account/index.ts";
import type { Caller } from "../platform/calls/context.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const desk = createCallDesk(database.db);
const arrange = createArrange(database.db);

async function personOf({ accountId }: Caller) {
  const id = must(accountId, "somebody with an account");
  const [row] = await database.db.select().from(accounts).where(eq(accounts.id, id));
  return { accountId: id, name: must(row, "an account").name, email: must(row?.email, "verified") };
}

async function house() {
  const admin = await desk.account("en");
  const { id: teamId } = await desk.done(admin, "createTeam", { name: "House" });
  const { spaceId } = await desk.done(admin, "createSpace", { teamId, name: "Hall" });
  return { admin, teamId, spaceId };
}

test("who is of the team already is found by the addresses of a file, however they are written, with role and spaces", async () => {
  const { admin, teamId, spaceId } = await house();
  const [member, guest] = [await desk.account(), await desk.account()];
  await arrange.joinTeam(member, teamId, "MEMBER");
  await arrange.joinTeam(guest, teamId, "GUEST");
  const [of, other] = [await personOf(member), await personOf(guest)];
  await desk.done(admin, "setTeamGuestSpaces", { teamId, accountId: other.accountId, spaceIds: [spaceId] });
  const typed = ` ${of.email.toUpperCase()} `;
  const asked = await desk.done(admin, "listAccountsByCsv", { teamId, emails: [other.email, "marta@fjord", typed] });
  const none: SpaceId[] = [];
  expect(asked.accounts).toEqual([
    { ...other, role: "GUEST", spaceIds: [spaceId] },
    { ...of, email: typed, role: "MEMBER", spaceIds: none },
  ]);
});

test("strangers with an account answer like nobody: a file of addresses finds nobody out", async () => {
  const { admin, teamId } = await house();
  const stranger = await personOf(await desk.account());
  const emails = [stranger.email, `${newId().toLowerCase().replaceAll(/[-_]/g, "x")}@example.org`];
  expect(await desk.done(admin, "listAccountsByCsv", { teamId, emails })).toEqual({ accounts: [] });
});

test("one call takes so many addresses and no more", async () => {
  const { admin, teamId } = await house();
  const emails = Array.from({ length: bounds.csvEmails.max + 1 }, (_, at) => `p${at}@example.org`);
  expect((await desk.call(admin, "listAccountsByCsv", { teamId, emails })).code).toBe("invalidRequest");
  expect((await desk.call(admin, "listAccountsByCsv", { teamId, emails: emails.slice(1) })).code).toBe("success");
});
