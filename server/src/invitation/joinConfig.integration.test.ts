import { must, newId } from "@atrium/contract";
import type { AccountId, EntrancePerson, RoomId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { afterAll, expect, test } from "vitest";
import type { Caller } from "../platform/calls/context.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const desk = createCallDesk(database.db);
const arrange = createArrange(database.db);
const DAY_MS = 24 * 3_600_000;

const idOf = ({ accountId }: Caller): AccountId => must(accountId, "somebody with an account");
const lastPart = (address: string | null | undefined) => must(address?.split("/").at(-1), "an address");

const person = (roomId: RoomId, name: string, accountId = newId<AccountId>()): EntrancePerson => ({
  accountId,
  roomId,
  name,
  avatarUrl: null,
  avatarAppearance: "face:tom",
  palette: "mainPalette1v2",
  pos: [100, 200],
  speaking: true,
});

/** A space with two people in its first room, of whom the second has made a guests' link that lasts a day. */
async function lively() {
  const admin = await desk.account("en");
  const { id: teamId } = await desk.done(admin, "createTeam", { name: "House" });
  await arrange.team(teamId, { plan: "custom" });
  const { spaceId } = await desk.done(admin, "createSpace", { teamId, name: "Hall", template: "lounge" });
  const { rooms } = await desk.done(admin, "listRooms", { spaceId });
  const room = (index: number) => must(rooms[index], "a lounge has three rooms").id;
  const { invitation } = await desk.done(admin, "createSpaceGuestInvitationLink", {
    spaceId,
    expiresInDays: 1,
    uses: null,
  });
  desk.inside.set(spaceId, [person(room(0), "Priya Raman"), person(room(0), "Mira Halvorsen", idOf(admin))]);
  return { admin, teamId, spaceId, room, invitationId: invitation.id, linkCode: lastPart(invitation.url) };
}

async function seen(linkCode: string, by: Caller = desk.nobody()) {
  const { value } = await desk.call(by, "getSpaceGuestJoinConfigByCode", { linkCode });
  return value?.config ?? null;
}
const namesIn = async (linkCode: string, by?: Caller) =>
  (await seen(linkCode, by))?.space?.people.map(({ name }) => name) ?? null;

test("an invitation shows who is inside by their first names, whoever invites before all others", async () => {
  const { linkCode } = await lively();
  const shown = must(await seen(linkCode), "open");
  expect(shown.space).toMatchObject({ onlineCount: 2 });
  expect(shown.space?.people).toEqual([
    { name: "Mira", avatarUrl: null, avatarAppearance: "face:tom", palette: "mainPalette1v2" },
    { name: "Priya", avatarUrl: null, avatarAppearance: "face:tom", palette: "mainPalette1v2" },
  ]);
  expect(JSON.stringify(shown.space)).not.toMatch(/Raman|accountId|pos/u);
});

test("at most six are shown, and nobody of a hidden, closed or locked room", async () => {
  const { linkCode, spaceId, room } = await lively();
  const crowd = Array.from({ length: 9 }, (_, at) => person(room(0), `P${at}`));
  desk.inside.set(spaceId, [person(room(1), "Ada"), person(room(2), "Leo"), ...crowd]);
  await arrange.room(room(1), { isHidden: true });
  await arrange.room(room(2), { passwordHash: "x" });
  expect(await namesIn(linkCode)).toEqual(["P0", "P1", "P2", "P3", "P4", "P5"]);
  await arrange.room(room(0), { blocked: true });
  expect(await namesIn(linkCode)).toEqual([]);
});

test("a space that shows nobody to strangers, or has a password, tells how many are inside and no more", async () => {
  const { admin, linkCode, spaceId } = await lively();
  expect(await namesIn(linkCode)).toHaveLength(2);
  for (const hidden of [{ showsPeople: false }, { showsPeople: true, password: "open sesame" }]) {
    await desk.done(admin, "updateSpace", { spaceId, ...hidden });
    expect((await seen(linkCode))?.space).toMatchObject({ onlineCount: 2, people: [] });
  }
});

test("a wrong, expired or revoked link shows nobody, to whoever asks", async () => {
  const revoked = await lively();
  const { admin, teamId, invitationId } = revoked;
  expect(await namesIn(revoked.linkCode)).toHaveLength(2);
  await desk.done(admin, "removeTeamGuestInvitation", { teamId, invitationId });
  const { linkCode } = await lively();
  const account = await desk.account();
  for (const by of [desk.nobody(), account]) expect(await namesIn(revoked.linkCode, by)).toBeNull();
  expect(await namesIn(newId().padEnd(22, "x"))).toBeNull();
  expect(await namesIn(linkCode, account)).toHaveLength(2);
  desk.clock.advance(DAY_MS);
  expect(await namesIn(linkCode)).toBeNull();
  expect(await seen(linkCode, account)).toMatchObject({ state: "ended", space: { people: [] } });
});

test("whoever is signed in with another address than a mail's is shown nobody", async () => {
  const { admin, teamId, spaceId } = await lively();
  desk.mails.length = 0;
  const email = `${newId().toLowerCase().replaceAll(/[-_]/gu, "x")}@example.org`;
  await desk.done(admin, "inviteTeamMembers", { teamId, emails: [email], role: "MEMBER", spaceIds: [spaceId] });
  const linkCode = must(/member-invite\/(\S+)/u.exec(desk.mails[0]?.text ?? "")?.[1], "the mail has a link");
  const shown = async (by: Caller) => (await desk.done(by, "getTeamMemberJoinConfigByCode", { linkCode })).config;
  expect((await shown(desk.nobody())).space?.people).toHaveLength(2);
  expect(await shown(await desk.account())).toMatchObject({ state: "otherAccount", space: { people: [] } });
});
