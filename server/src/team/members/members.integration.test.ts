import { must, newId } from "@atrium/contract";
import type { AccountId, TeamId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { accounts, mailChoices } from "../../account/index.ts";
import { recordVisits } from "../../space/index.ts";
import type { Caller } from "../../platform/calls/context.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
const desk = createCallDesk(db);
const arrange = createArrange(db);

const idOf = ({ accountId }: Caller): AccountId => must(accountId, "somebody with an account");
const rename = (caller: Caller, name: string) =>
  db
    .update(accounts)
    .set({ name })
    .where(eq(accounts.id, idOf(caller)));

/** A team with an admin, a member who was added to its private space, and that space. */
async function crew() {
  const admin = await desk.account();
  const { id: teamId } = await desk.done(admin, "createTeam", { name: "Crew" });
  const { spaceId } = await desk.done(admin, "createSpace", { teamId, name: "Home" });
  await arrange.space(spaceId, { isPrivate: true });
  const member = await desk.account();
  await arrange.joinTeam(member, teamId, "MEMBER");
  await arrange.joinSpace(member, spaceId, "SPACE_MODERATOR");
  await rename(admin, "Ада");
  await rename(member, "Вера");
  desk.news.length = 0;
  return { admin, member, teamId, spaceId };
}

async function namesOf(caller: Caller, teamId: TeamId, find?: string): Promise<string[]> {
  const { members } = await desk.done(caller, "listTeamMembers", { teamId, find });
  return members.map(({ name }) => name);
}

test("members are found by a part of their name or e-mail, and by the space they were added to", async () => {
  const { admin, member, teamId, spaceId } = await crew();
  expect(await namesOf(admin, teamId)).toEqual(["Ада", "Вера"]);
  expect(await namesOf(admin, teamId, "ЕР")).toEqual(["Вера"]);
  const { members } = await desk.done(admin, "listTeamMembers", { teamId, spaceId });
  expect(members).toMatchObject([{ accountId: member.accountId, role: "MEMBER", spaceIds: [spaceId] }]);
  const admins = await desk.done(admin, "listTeamMembers", { teamId, role: "ADMIN" });
  expect(admins.members.map(({ name }) => name)).toEqual(["Ада"]);
  expect(await namesOf(admin, teamId, must(members[0]?.email, "shown").slice(0, 21))).toEqual(["Вера"]);
});

test("who does not manage the team sees no e-mail and finds nobody by it", async () => {
  const { member, teamId, spaceId } = await crew();
  const spaceAdmin = await desk.account();
  await arrange.joinSpace(spaceAdmin, spaceId, "SPACE_ADMIN");
  const { members } = await desk.done(spaceAdmin, "listTeamMembers", { teamId });
  expect(members.map(({ email }) => email)).toEqual([null, null]);
  expect(await namesOf(spaceAdmin, teamId, "example.org")).toEqual([]);
  expect(await desk.call(member, "listTeamMembers", { teamId })).toMatchObject({ code: "forbidden" });
});

test("a long list comes in pages, everybody once", async () => {
  const { admin, teamId } = await crew();
  for (let index = 0; index < 55; index += 1) await arrange.joinTeam(await desk.account(), teamId, "MEMBER");
  const first = await desk.done(admin, "listTeamMembers", { teamId });
  const second = await desk.done(admin, "listTeamMembers", { teamId, cursor: must(first.nextCursor, "more") });
  expect([first.members.length, second.members.length, second.nextCursor]).toEqual([50, 7, null]);
  const whole = await desk.done(admin, "listTeamMembers", { teamId, count: 500 });
  expect([whole.members.length, whole.nextCursor]).toEqual([57, null]);
  expect(new Set([...first.members, ...second.members].map(({ accountId }) => accountId)).size).toBe(57);
});

test("a list goes by name, role or when somebody was seen, from either end, through all its pages", async () => {
  const { admin, member, teamId, spaceId } = await crew();
  const [boris, gleb] = [await desk.account(), await desk.account()];
  for (const [who, name] of [
    [boris, "Борис"],
    [gleb, "Глеб"],
  ] as const) {
    await arrange.joinTeam(who, teamId, "MEMBER");
    await rename(who, name);
  }
  const seenAt = async (who: Caller, at: number) =>
    recordVisits(db, { spaceId, visits: [{ accountId: idOf(who), browserHash: null }] }, at);
  await seenAt(gleb, desk.clock.nowMs() - 60_000);
  await seenAt(admin, desk.clock.nowMs());
  await seenAt(member, desk.clock.nowMs() - 3_600_000);
  const inOrder = async (sort: "name" | "role" | "seen", isDown: boolean) => {
    const names: string[] = [];
    let cursor: AccountId | undefined;
    do {
      const page = await desk.done(admin, "listTeamMembers", { teamId, sort, isDown, cursor, count: 1 });
      names.push(...page.members.map(({ name }) => name));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    return names.join(" ");
  };
  expect(await inOrder("name", false)).toBe("Ада Борис Вера Глеб");
  expect(await inOrder("name", true)).toBe("Глеб Вера Борис Ада");
  expect(await inOrder("role", false)).toBe("Ада Борис Вера Глеб");
  expect(await inOrder("role", true)).toBe("Борис Вера Глеб Ада");
  expect(await inOrder("seen", true)).toBe("Ада Глеб Вера Борис");
  expect(await inOrder("seen", false)).toBe("Борис Вера Глеб Ада");
});

test("a member becomes an admin, and the team's spaces are told", async () => {
  const { admin, member, teamId, spaceId } = await crew();
  await desk.done(admin, "updateTeamMemberRole", { teamId, accountId: idOf(member), role: "ADMIN" });
  expect((await desk.done(member, "getSpace", { spaceId })).space.role).toBe("TEAM_ADMIN");
  expect(desk.news).toContainEqual({ topic: "spaceChanged", news: expect.objectContaining({ spaceId }) });
  expect(desk.news).toContainEqual({ topic: "accessChanged", news: { accountId: idOf(member) } });
});

test("whose role another changes gets a mail in their language, and nobody who changes their own", async () => {
  const { admin, member, teamId } = await crew();
  desk.mails.length = 0;
  await desk.done(admin, "updateTeamMemberRole", { teamId, accountId: idOf(member), role: "ADMIN" });
  await desk.done(member, "updateTeamMemberRole", { teamId, accountId: idOf(member), role: "MEMBER" });
  await desk.done(admin, "demoteTeamMember", { teamId, accountId: idOf(member) });
  await desk.done(admin, "promoteTeamGuest", { teamId, accountId: idOf(member) });
  expect(desk.mails.map(({ subject }) => subject)).toEqual([
    "Crew: Ваша роль повышена до «Администратор»",
    "Crew: Ваша роль понижена до «Гость»",
    "Crew: Ваша роль повышена до «Участник»",
  ]);
  expect(desk.mails[0]?.text).toContain("Вашу роль в команде «Crew» изменил(а) Ада.");
});

test("who wants no mails about their role gets none", async () => {
  const { admin, member, teamId } = await crew();
  await database.db.insert(mailChoices).values({ accountId: idOf(member), direct: true, mention: true, role: false });
  desk.mails.length = 0;
  await desk.done(admin, "updateTeamMemberRole", { teamId, accountId: idOf(member), role: "ADMIN" });
  expect(desk.mails).toEqual([]);
});

test("a demoted member is a guest where they were added to", async () => {
  const { admin, member, teamId, spaceId } = await crew();
  await desk.done(admin, "demoteTeamMember", { teamId, accountId: idOf(member) });
  expect((await desk.done(member, "getSpace", { spaceId })).space.role).toBe("SPACE_GUEST");
  expect(await namesOf(admin, teamId)).toEqual(["Ада"]);
  expect(desk.news).toContainEqual({ topic: "spaceChanged", news: expect.objectContaining({ spaceId }) });
});

test("whoever is removed finds neither the team nor its private spaces", async () => {
  const { admin, member, teamId, spaceId } = await crew();
  await desk.done(admin, "removeTeamMember", { teamId, accountId: idOf(member) });
  expect(await desk.call(member, "getTeam", { teamId })).toMatchObject({ code: "teamNotFound" });
  expect(await desk.call(member, "getSpace", { spaceId })).toMatchObject({ code: "spaceNotFound" });
  expect(desk.news).toContainEqual({ topic: "spaceChanged", news: expect.objectContaining({ spaceId }) });
});

test("who is removed or demoted while a space is deleted has no more there once it is back", async () => {
  const { admin, member, teamId, spaceId } = await crew();
  const other = await desk.account();
  await arrange.joinTeam(other, teamId, "MEMBER");
  await arrange.joinSpace(other, spaceId, "SPACE_ADMIN");
  await desk.done(admin, "deleteSpace", { spaceId });
  await desk.done(admin, "removeTeamMember", { teamId, accountId: idOf(member) });
  await desk.done(admin, "demoteTeamMember", { teamId, accountId: idOf(other) });
  await desk.done(admin, "restoreSpace", { teamId, spaceId });
  expect(await desk.call(member, "getSpace", { spaceId })).toMatchObject({ code: "spaceNotFound" });
  expect((await desk.done(other, "getSpace", { spaceId })).space.role).toBe("SPACE_GUEST");
});

test("what is done to a member of one team leaves their other teams alone", async () => {
  const [here, there] = [await crew(), await crew()];
  await arrange.joinTeam(here.member, there.teamId, "MEMBER");
  await arrange.joinSpace(here.member, there.spaceId, "SPACE_ADMIN");
  await desk.done(here.admin, "removeTeamMember", { teamId: here.teamId, accountId: idOf(here.member) });
  const { space } = await desk.done(here.member, "getSpace", { spaceId: there.spaceId });
  expect(space.role).toBe("SPACE_ADMIN");
});

test("guests and strangers are no members", async () => {
  const { admin, teamId } = await crew();
  const guest = await desk.guest();
  await arrange.joinTeam(guest, teamId, "GUEST");
  for (const accountId of [idOf(guest), newId<AccountId>()]) {
    const refused = { code: "memberNotFound" };
    expect(await desk.call(admin, "removeTeamMember", { teamId, accountId })).toMatchObject(refused);
    expect(await desk.call(admin, "demoteTeamMember", { teamId, accountId })).toMatchObject(refused);
    expect(await desk.call(admin, "updateTeamMemberRole", { teamId, accountId, role: "ADMIN" })).toMatchObject(refused);
  }
});

test("of two admins who take each other's role at once one stays", async () => {
  const { admin, member, teamId } = await crew();
  await desk.done(admin, "updateTeamMemberRole", { teamId, accountId: idOf(member), role: "ADMIN" });
  const answers = await Promise.all([
    desk.call(admin, "demoteTeamMember", { teamId, accountId: idOf(member) }),
    desk.call(member, "removeTeamMember", { teamId, accountId: idOf(admin) }),
  ]);
  const codes = answers.map(({ code }) => code);
  expect(codes.filter((code) => code === "success")).toHaveLength(1);
  expect(["cannotRemoveLastAdmin", "forbidden", "teamNotFound"]).toContain(codes.find((code) => code !== "success"));
});

test("a person's card says who they are to everybody of the team, where and how to reach them to those who manage it", async () => {
  const { admin, member, teamId, spaceId } = await crew();
  const cardFor = async (caller: Caller, accountId: AccountId) =>
    (await desk.done(caller, "getTeamMemberProfile", { teamId, accountId })).profile;
  const guest = await desk.account();
  await arrange.joinSpace(guest, spaceId, "SPACE_GUEST");
  const whole = await cardFor(admin, idOf(member));
  expect(whole).toMatchObject({ name: "Вера", role: "MEMBER", pronoun: null, spaceIds: [spaceId] });
  expect(whole.email).toContain("@");
  expect(await cardFor(guest, idOf(member))).toMatchObject({ name: "Вера", email: null, spaceIds: [] });
  expect(await cardFor(member, idOf(member))).toEqual({ ...whole, spaceIds: [], lastVisitedAt: null });
  expect(await cardFor(admin, idOf(guest))).toMatchObject({ role: "GUEST", joinedAt: null, spaceIds: [spaceId] });
});

test("nobody finds the card of a stranger, nor of somebody who was removed", async () => {
  const { admin, member, teamId } = await crew();
  const stranger = await desk.account();
  await desk.done(admin, "removeTeamMember", { teamId, accountId: idOf(member) });
  for (const accountId of [idOf(stranger), idOf(member), newId<AccountId>()])
    expect(await desk.call(admin, "getTeamMemberProfile", { teamId, accountId })).toMatchObject({
      code: "memberNotFound",
    });
});

test("one's teams come with those who belong to them, but not to their guests", async () => {
  const { admin, member, teamId } = await crew();
  const guest = await desk.account();
  await arrange.joinTeam(guest, teamId, "GUEST");
  const { teams } = await desk.done(admin, "listAccountTeamsWithMembers", {});
  expect(teams).toMatchObject([
    {
      id: teamId,
      members: [
        { name: "Ада", role: "ADMIN" },
        { name: "Вера", role: "MEMBER" },
      ],
    },
  ]);
  const ofMember = await desk.done(member, "listAccountTeamsWithMembers", {});
  expect(ofMember.teams.map(({ members }) => members.length)).toEqual([2]);
  const ofGuest = await desk.done(guest, "listAccountTeamsWithMembers", {});
  expect(ofGuest.teams).toMatchObject([{ id: teamId, members: [] }]);
});

test("one's spaces are those of one's teams and those one was added to, each with the role", async () => {
  const { admin, member, teamId, spaceId } = await crew();
  const other = await desk.done(admin, "createSpace", { teamId, name: "Closed" });
  const open = await desk.done(admin, "createSpace", { teamId, name: "Open" });
  await arrange.space(other.spaceId, { isPrivate: true });
  const guest = await desk.guest();
  await arrange.joinSpace(guest, spaceId, "SPACE_GUEST");
  const rolesOf = async (caller: Caller) =>
    (await desk.done(caller, "listAccountSpaceMembership", {})).memberships.map((each) => [each.spaceId, each.role]);
  expect(await rolesOf(guest)).toEqual([[spaceId, "SPACE_GUEST"]]);
  expect(new Map((await rolesOf(member)).map(([id, role]) => [id, role] as const))).toEqual(
    new Map([
      [spaceId, "SPACE_MODERATOR"],
      [open.spaceId, "SPACE_MEMBER"],
    ]),
  );
  expect(new Set((await rolesOf(admin)).map(([, role]) => role))).toEqual(new Set(["TEAM_ADMIN"]));
  expect(await rolesOf(await desk.account())).toEqual([]);
});

test("everybody is told how many spaces there are", async () => {
  const { admin, teamId } = await crew();
  const before = await desk.done(desk.nobody(), "getTotalSpacesQuantity", {});
  await desk.done(admin, "createSpace", { teamId, name: "One more" });
  const { quantity } = await desk.done(desk.nobody(), "getTotalSpacesQuantity", {});
  expect(quantity).toBe(before.quantity + 1);
});
