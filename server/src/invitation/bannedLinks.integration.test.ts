import { must } from "@atrium/contract";
import type { SpaceId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { afterAll, expect, test } from "vitest";
import { findAccount } from "../account/index.ts";
import { createLocalBus } from "../platform/bus.ts";
import type { Caller } from "../platform/calls/context.ts";
import { banOf, handOnBans, hashOfBrowser, insertBan } from "../space/door/banStore.ts";
import { accountTeams } from "../program/wireDomains.ts";
import { adoptInvitations } from "./invitationStore.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
const desk = createCallDesk(db);
const arrange = createArrange(db);
const idOf = ({ accountId }: Caller) => must(accountId, "signed in");
const HOUR_MS = 3_600_000;

/** A private space with a link, by which a guest has come. */
async function hall() {
  const admin = await desk.account();
  const { id: teamId } = await desk.done(admin, "createTeam", { name: "House" });
  const { spaceId } = await desk.done(admin, "createSpace", { teamId, name: "Hall" });
  await arrange.space(spaceId, { isPrivate: true });
  const newLink = async () => {
    const link = { spaceId, expiresInDays: 7, uses: null } as const;
    const { invitation } = await desk.done(admin, "createSpaceGuestInvitationLink", link);
    return must(/\/([^/?]+)(?:\?|$)/.exec(must(invitation.url, "a link"))?.[1], "its code");
  };
  const link = await newLink();
  const [rude, kind] = [await desk.guest(), await desk.guest()];
  for (const guest of [rude, kind]) await opens(guest, link);
  return { admin, spaceId, link, newLink, rude, kind };
}
const opens = (by: Caller, invitationId: string) =>
  desk.done(by, "authAccountBySpaceGuestInvitation", { invitationId });
const stateFor = async (by: Caller, linkCode: string) =>
  (await desk.done(by, "getSpaceGuestJoinConfigByCode", { linkCode })).config.state;
const ban = (who: Caller, spaceId: SpaceId, forMs: number | null = null) =>
  insertBan(db, { spaceId, accountId: idOf(who), forMs }, desk.clock.nowMs());

test("a link by which a banned guest has come lets in no new guest without an account, and everybody else", async () => {
  const { spaceId, link, newLink, rude, kind } = await hall();
  const elsewhere = await desk.guest();
  expect(await stateFor(elsewhere, link)).toBe("open");
  await ban(rude, spaceId);
  expect(await stateFor(elsewhere, link)).toBe("signIn");
  expect(await desk.call(elsewhere, "authAccountBySpaceGuestInvitation", { invitationId: link })).toMatchObject({
    code: "accountIsNotVerified",
  });
  expect(await stateFor(kind, link)).toBe("joined");
  const account = await desk.account();
  expect(await stateFor(account, link)).toBe("open");
  await opens(account, link);
  await opens(elsewhere, await newLink());
});

test("with another mailbox nobody comes in by a link in a banned browser, by the same one or another", async () => {
  const { admin, spaceId, link, newLink, rude } = await hall();
  await insertBan(
    db,
    { spaceId, accountId: idOf(rude), browserHash: hashOfBrowser(rude.browserId), forMs: null },
    desk.clock.nowMs(),
  );
  const again = { ...(await desk.account()), browserId: rude.browserId };
  for (const code of [link, await newLink()]) {
    expect(await stateFor(again, code)).toBe("ended");
    expect(await desk.call(again, "authAccountBySpaceGuestInvitation", { invitationId: code })).toMatchObject({
      code: "inviteNotFound",
    });
  }
  await opens(await desk.account(), link);
  await desk.done(admin, "liftBan", { spaceId, accountId: idOf(rude) });
  await opens(again, link);
});

test("who was in already stays in with a browser that is banned later", async () => {
  const { spaceId, link, rude } = await hall();
  const before = { ...(await desk.account()), browserId: rude.browserId };
  await opens(before, link);
  await insertBan(
    db,
    { spaceId, accountId: idOf(rude), browserHash: hashOfBrowser(rude.browserId), forMs: null },
    desk.clock.nowMs(),
  );
  expect(await stateFor(before, link)).toBe("joined");
  const who = { accountId: idOf(before), isVerified: true, browserId: rude.browserId };
  expect(await banOf(db, spaceId, { who, nowMs: desk.clock.nowMs() })).toBeNull();
});

test("a ban shuts each link that was opened, also one that gave nothing more and one opened by an account", async () => {
  const { spaceId, newLink, rude } = await hall();
  const [second, third] = [await newLink(), await newLink()];
  await opens(rude, second);
  await ban(rude, spaceId);
  expect(await stateFor(await desk.guest(), second)).toBe("signIn");
  expect(await stateFor(await desk.guest(), third)).toBe("open");
  const account = await desk.account();
  await db.transaction((tx) => adoptInvitations(tx, { from: idOf(rude), to: idOf(account) }));
  await handOnBans(db, { from: idOf(rude), to: idOf(account) });
  expect(await stateFor(await desk.guest(), second)).toBe("signIn");
});

test("a banned person shuts no link that they open from then on, as themselves or as a guest who signs in to them", async () => {
  const { spaceId, newLink, rude } = await hall();
  const account = await desk.account();
  for (const who of [rude, account]) await ban(who, spaceId);
  for (const who of [rude, account]) {
    const link = await newLink();
    await opens(who, link);
    expect(await stateFor(await desk.guest(), link)).toBe("open");
  }
  const [link, another] = [await newLink(), await desk.guest()];
  await opens(another, link);
  await db.transaction((tx) => adoptInvitations(tx, { from: idOf(another), to: idOf(account) }));
  expect(await stateFor(await desk.guest(), link)).toBe("open");
});

test("the links stay shut when the banned guest deletes their account", async () => {
  const { spaceId, link, newLink, rude } = await hall();
  const second = await newLink();
  await opens(rude, second);
  await ban(rude, spaceId);
  const account = must(await findAccount(db, idOf(rude)), "they have one");
  await db.transaction((tx) => accountTeams.forget(tx, createLocalBus(), { account, teamIds: [] }));
  for (const each of [link, second]) expect(await stateFor(await desk.guest(), each)).toBe("signIn");
});

test("the link is open to guests again once the ban is over or lifted", async () => {
  const { admin, spaceId, link, rude } = await hall();
  await ban(rude, spaceId, HOUR_MS);
  expect(await stateFor(await desk.guest(), link)).toBe("signIn");
  desk.clock.advance(HOUR_MS);
  expect(await stateFor(await desk.guest(), link)).toBe("open");
  await ban(rude, spaceId);
  expect(await stateFor(await desk.guest(), link)).toBe("signIn");
  await desk.done(admin, "liftBan", { spaceId, accountId: idOf(rude) });
  await opens(await desk.guest(), link);
});

test("the link stays shut to guests once who had come by it signs in to an account that is banned as well", async () => {
  const { spaceId, link, rude } = await hall();
  const account = await desk.account();
  for (const each of [account, rude]) await ban(each, spaceId);
  await handOnBans(db, { from: idOf(rude), to: idOf(account) });
  expect(await stateFor(await desk.guest(), link)).toBe("signIn");
});

test("a ban of somebody who came by no link shuts none", async () => {
  const { spaceId, link } = await hall();
  const added = await desk.guest();
  await arrange.joinSpace(added, spaceId, "SPACE_GUEST");
  await ban(added, spaceId);
  expect(await stateFor(await desk.guest(), link)).toBe("open");
});
