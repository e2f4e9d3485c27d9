import { CLOSE_CODES } from "@atrium/contract";
import type { SpaceId } from "@atrium/contract";
import { createTestDatabase } from "@atrium/testkit/database";
import { connectLive, LiveClosed } from "@atrium/testkit/liveClient";
import type { LiveClient } from "@atrium/testkit/liveClient";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestGuest } from "@atrium/testkit/testGuest";
import type { TestGuest } from "@atrium/testkit/testGuest";
import { createWallClock } from "@atrium/testkit/wallClock";
import { afterAll, beforeEach, expect, test } from "vitest";

const database = await createTestDatabase();
const clock = createWallClock(Date.now());
const atrium = await startTestAtrium({ databaseUrl: database.url, clock });
afterAll(async () => {
  await atrium.stop();
  await database.close();
});

const HOUR_MS = 3_600_000;
let owner: TestGuest;
let guest: TestGuest;
let ownersLink: LiveClient;
let guestsLink: LiveClient;
let spaceId: SpaceId;

beforeEach(async () => {
  owner = await createTestGuest(atrium.url, "Owner");
  ({ spaceId } = await owner.web.done("tryForFree", { teamName: "Team", spaceName: "Space" }));
  guest = await createTestGuest(atrium.url, "Guest");
  ownersLink = await owner.enter(spaceId);
  guestsLink = await guest.enter(spaceId);
});
const change = (changes: object) => owner.web.done("updateSpace", { spaceId, ...changes });
const own = (client: LiveClient) => client.space.records.space[spaceId];

test("people inside see a changed address, logo and colour at once", async () => {
  await change({ themeColor: "#0A7368", hideToolbarByDefault: true, hasSounds: false });
  await guestsLink.until((each) => own(each)?.themeColor === "#0A7368", "the change arrives");
  expect(own(guestsLink)).toMatchObject({ hideToolbarByDefault: true, hasSounds: false });
});

test("a space that starts later sends passers-by away until then and keeps its hosts", async () => {
  const startsAt = new Date(clock.nowMs() + HOUR_MS).toISOString();
  await change({ startsAt });
  expect(await guestsLink.closed).toEqual({ code: CLOSE_CODES.notStarted });
  expect(guestsLink.heard.at(-1)).toMatchObject({ type: "failure", startsAt });
  await ownersLink.until((each) => own(each)?.startsAt === startsAt, "the host stays and hears of it");
  expect(await guest.web.done("canJoinSpace", { spaceId })).toEqual({
    state: "closed",
    closeCode: CLOSE_CODES.notStarted,
    startsAt,
  });
  clock.move(HOUR_MS);
  expect((await guest.web.done("canJoinSpace", { spaceId })).state).toBe("open");
});

test("a ticket from before the start was put off lets in nobody but hosts", async () => {
  const [theirs, hosts] = [
    await (await createTestGuest(atrium.url, "Other")).ticket(spaceId),
    await owner.ticket(spaceId),
  ];
  await change({ startsAt: new Date(clock.nowMs() + HOUR_MS).toISOString() });
  expect(await guestsLink.closed).toEqual({ code: CLOSE_CODES.notStarted });
  const enter = (ticket: string) => connectLive({ url: atrium.url, ticket });
  await expect(enter(theirs)).rejects.toEqual(new LiveClosed(CLOSE_CODES.notStarted));
  expect((await enter(hosts)).space.records.space[spaceId]).toBeDefined();
});

test("a space that becomes private sends strangers away", async () => {
  await change({ isPrivate: true });
  expect(await guestsLink.closed).toEqual({ code: CLOSE_CODES.private });
  await ownersLink.until((each) => own(each)?.isPrivate === true, "its admin stays");
});

test("a new password leaves those inside in peace and asks whoever comes", async () => {
  await change({ password: "open sesame" });
  await guestsLink.until((each) => own(each)?.hasPassword === true, "the change arrives");
  const other = await createTestGuest(atrium.url, "Other");
  expect(await other.web.done("canJoinSpace", { spaceId })).toMatchObject({ closeCode: CLOSE_CODES.wrongPassword });
  expect(await other.web.done("canJoinSpace", { spaceId, password: "open sesame" })).toMatchObject({ state: "open" });
});

test("whoever gives the admins' password is an admin, also of a private space", async () => {
  await change({ isPrivate: true, enterAsAdmin: true, enterAsAdminPassword: "for the crew" });
  const other = await createTestGuest(atrium.url, "Other");
  const knock = (enterAsAdminPassword?: string) => other.web.done("canJoinSpace", { spaceId, enterAsAdminPassword });
  expect(await knock("for the crowd")).toMatchObject({ closeCode: CLOSE_CODES.wrongPassword });
  expect(await knock()).toMatchObject({ closeCode: CLOSE_CODES.private });
  expect(await knock("for the crew")).toMatchObject({ state: "open" });
  expect((await other.web.done("getSpace", { spaceId })).space.role).toBe("SPACE_ADMIN");
});

test("a space that asks for a few words lets nobody in without them", async () => {
  await change({ isWelcomeRequired: true });
  const other = await createTestGuest(atrium.url, "Other");
  expect(await other.web.done("canJoinSpace", { spaceId })).toMatchObject({ closeCode: CLOSE_CODES.nameRequired });
  await other.web.done("updateAccount", { about: "I draw birds" });
  expect(await other.web.done("canJoinSpace", { spaceId })).toMatchObject({ state: "open" });
});

test("everybody inside a deleted space is told that it is gone", async () => {
  await owner.web.done("deleteSpace", { spaceId });
  expect(await guestsLink.closed).toEqual({ code: CLOSE_CODES.notFound });
  expect(await ownersLink.closed).toEqual({ code: CLOSE_CODES.notFound });
  await expect(guest.web.done("canJoinSpace", { spaceId })).rejects.toThrow("spaceNotFound");
});

test("somebody inside becomes a host at once and for good, and a person of the space when that ends", async () => {
  const set = (by: TestGuest, accountId: string, isModerator: boolean) =>
    by.web.done("setModerator", { spaceId, accountId: accountId as typeof guestsLink.accountId, isModerator });
  const roleOf = (each: LiveClient) => each.space.records.participant[guestsLink.accountId]?.role;
  await expect(set(guest, guestsLink.accountId, true)).rejects.toThrow("forbidden");
  await set(owner, guestsLink.accountId, true);
  await guestsLink.until((each) => roleOf(each) === "SPACE_MODERATOR", "the role arrives");
  await expect(set(guest, ownersLink.accountId, false)).rejects.toThrow("forbidden");
  expect((await guest.web.done("getSpace", { spaceId })).space.role).toBe("SPACE_MODERATOR");
  await set(owner, guestsLink.accountId, false);
  await guestsLink.until((each) => roleOf(each) === "SPACE_GUEST", "it ends");
});
