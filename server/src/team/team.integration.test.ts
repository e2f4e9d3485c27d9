import { constants, must, newId } from "@atrium/contract";
import type { TeamId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { finishUpload, insertUpload } from "../file/index.ts";
import type { Caller } from "../platform/calls/context.ts";
import { teamMembers, teams } from "./tables.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
const desk = createCallDesk(db);
const arrange = createArrange(db);

async function teamOf(name = "Crew") {
  const admin = await desk.account();
  const { id: teamId } = await desk.done(admin, "createTeam", { name });
  return { admin, teamId };
}

test("whoever creates a team is its only member and its admin", async () => {
  const { admin, teamId } = await teamOf("Design crew");
  const { team } = await desk.done(admin, "getTeam", { teamId });
  expect(team).toEqual({
    id: teamId,
    name: "Design crew",
    color: "#0B7A6F",
    logoImageUrl: null,
    role: "ADMIN",
    runsOut: null,
    trialPeriodDays: 14,
    trialStarted: false,
    trialEndsAt: null,
    plan: "custom",
    planNow: "custom",
    capacity: 5000,
    spacesLimit: 1000,
    recordingsLimit: 30,
    contract: null,
    keeping: { chatDays: null, chatBindsAt: null, recordingDays: null, recordingsBindAt: null, planBindsAt: null },
    membersCount: 1,
    guestsCount: 0,
    spacesCount: 0,
    keepsMessagesOfDeleted: true,
    showsLinkTitles: true,
    integratedWithSlack: false,
    emailSenderName: null,
    emailPrefix: null,
    emailDomain: "teams.example.test",
  });
});

test("a team says for how many people it has paid, not how many its plan could have", async () => {
  const { admin, teamId } = await teamOf();
  const shown = async () => (await desk.done(admin, "getTeam", { teamId })).team.capacity;
  await arrange.team(teamId, { plan: "startup", boughtCapacity: 18 });
  expect(await shown()).toBe(18);
  expect((await desk.done(admin, "listAccountTeams", {})).teams[0]?.capacity).toBe(18);
});

test("a team gets the plan the installation gives", async () => {
  const free = createCallDesk(db, { defaultPlan: "free" });
  const admin = await free.account();
  const { id: teamId } = await free.done(admin, "createTeam", { name: "Crew", color: "#ABCDEF" });
  expect((await free.done(admin, "getTeam", { teamId })).team).toMatchObject({ plan: "free", color: "#ABCDEF" });
});

test("a guest session creates no team and is told to verify an e-mail", async () => {
  expect(await desk.call(await desk.guest(), "createTeam", { name: "Crew" })).toMatchObject({
    code: "accountIsNotVerified",
  });
});

test("without a session there is nothing to create or see", async () => {
  const { teamId } = await teamOf();
  expect(await desk.call(desk.nobody(), "createTeam", { name: "Crew" })).toMatchObject({ code: "unauthorized" });
  expect(await desk.call(desk.nobody(), "getTeam", { teamId })).toMatchObject({ code: "unauthorized" });
});

test("a team of others answers like one that does not exist", async () => {
  const { teamId } = await teamOf();
  const stranger = await desk.account();
  for (const id of [teamId, newId<TeamId>()]) {
    const refused = { code: "teamNotFound", value: null, detail: {} };
    expect(await desk.call(stranger, "getTeam", { teamId: id })).toEqual(refused);
    expect(await desk.call(stranger, "updateTeam", { teamId: id, name: "Taken" })).toEqual(refused);
    expect(await desk.call(stranger, "listTeamSpaces", { teamId: id })).toEqual(refused);
    expect(await desk.call(stranger, "createSpace", { teamId: id, name: "Taken" })).toEqual(refused);
  }
});

test("an admin changes the name and the colour, each alone or both", async () => {
  const { admin, teamId } = await teamOf("Old");
  expect((await desk.done(admin, "updateTeam", { teamId, name: "New" })).team).toMatchObject({
    name: "New",
    color: "#0B7A6F",
  });
  expect((await desk.done(admin, "updateTeam", { teamId, color: "#112233" })).team).toMatchObject({
    name: "New",
    color: "#112233",
  });
  expect((await desk.done(admin, "updateTeam", { teamId })).team).toMatchObject({ name: "New", color: "#112233" });
  expect(desk.news).toContainEqual({ topic: "teamChanged", news: { teamId } });
});

test("a team's logo is a picture of the admin's own, uploaded as one, until it is taken away", async () => {
  const { admin, teamId } = await teamOf("Kite");
  const other = await desk.account();
  const upload = async ({ accountId }: Caller, kind: "logo" | "avatar") => {
    const by = { accountId: must(accountId, "somebody uploads"), kind, name: "a.png", bytes: 1 };
    const id = await insertUpload(db, { ...by, nowMs: desk.clock.nowMs() });
    const stored = { path: "", mimeType: "image/webp", bytes: 1, size: { w: 256, h: 256 } };
    await finishUpload(db, id, { ...stored, dominantColor: null, pages: null });
    return id;
  };
  for (const logoUploadId of [await upload(admin, "avatar"), await upload(other, "logo")])
    expect(await desk.call(admin, "updateTeam", { teamId, logoUploadId })).toMatchObject({
      code: "uploadIntentNotFound",
    });
  const logoUploadId = await upload(admin, "logo");
  const { team } = await desk.done(admin, "updateTeam", { teamId, logoUploadId, name: "Kites" });
  expect(team).toMatchObject({ name: "Kites", logoImageUrl: expect.stringMatching(/^\/files\//) });
  expect((await desk.done(admin, "updateTeam", { teamId, color: "#112233" })).team.logoImageUrl).toBe(
    team.logoImageUrl,
  );
  expect((await desk.done(admin, "updateTeam", { teamId, logoUploadId: null })).team.logoImageUrl).toBeNull();
});

test("members see their team and do not rename it", async () => {
  const { admin, teamId } = await teamOf("Ours");
  const member = await desk.account();
  await arrange.joinTeam(member, teamId, "MEMBER");
  expect((await desk.done(member, "getTeam", { teamId })).team).toMatchObject({ role: "MEMBER", membersCount: 2 });
  expect(await desk.call(member, "updateTeam", { teamId, name: "Mine" })).toMatchObject({ code: "forbidden" });
  expect((await desk.done(admin, "getTeam", { teamId })).team.name).toBe("Ours");
});

test("somebody added to a single space is a guest of its team and sees that space alone", async () => {
  const { admin, teamId } = await teamOf();
  const first = await desk.done(admin, "createSpace", { teamId, name: "Open to them" });
  const second = await desk.done(admin, "createSpace", { teamId, name: "Not theirs" });
  for (const { spaceId } of [first, second]) await arrange.space(spaceId, { isPrivate: true });
  const newcomer = await desk.guest();
  await arrange.joinSpace(newcomer, first.spaceId, "SPACE_GUEST");
  expect((await desk.done(newcomer, "getTeam", { teamId })).team.role).toBe("GUEST");
  const { spaces } = await desk.done(newcomer, "listTeamSpaces", { teamId });
  expect(spaces.map(({ id, role }) => ({ id, role }))).toEqual([{ id: first.spaceId, role: "SPACE_GUEST" }]);
});

test("trying for free without a session makes a guest, a team and a space with three rooms", async () => {
  const free = createCallDesk(db, { defaultPlan: "free" });
  const made = await free.done(free.nobody(), "tryForFree", {
    teamName: "Ада",
    spaceName: "Наш сад",
    template: "garden",
    locale: "en",
  });
  expect(made).toMatchObject({ slug: "nash-sad", account: { email: null, locale: "en" } });
  const guest = { ...free.nobody(), accountId: made.account.accountId, sessionId: "s" };
  expect((await free.done(guest, "getTeam", { teamId: made.teamId })).team).toMatchObject({
    role: "ADMIN",
    plan: "free",
    spacesCount: 1,
  });
  const { rooms } = await free.done(guest, "listRooms", { spaceId: made.spaceId });
  expect(rooms.map(({ name, type, bgImageUrl }) => [name, type, bgImageUrl])).toEqual([
    ["Garden", "spatial", "floor:garden"],
    ["Garden house", "spatial", "floor:lounge"],
    ["Terrace", "spatial", "floor:rooftop"],
  ]);
});

test("trying for free with a session makes no new account", async () => {
  const guest = await desk.guest();
  const made = await desk.done(guest, "tryForFree", { teamName: "Crew", spaceName: "Place" });
  expect(made.account.accountId).toBe(guest.accountId);
});

test("rooms of a free team are called in the page's language, whatever the account's is", async () => {
  const russian = await desk.guest();
  const names = async (locale: "en" | "ru" | undefined) => {
    const input = { teamName: "Crew", spaceName: "Place", ...(locale === undefined ? {} : { locale }) };
    const { spaceId } = await desk.done(russian, "tryForFree", input);
    const { rooms } = await desk.done(russian, "listRooms", { spaceId });
    return rooms.map(({ name }) => name);
  };
  expect((await names("en"))[0]).toBe("Lounge");
  expect((await names("ru"))[0]).toBe("Гостиная");
  expect((await names(undefined))[0]).toBe("Гостиная");
});

test("an unknown template makes nothing", async () => {
  const before = await db.$count(teams);
  const answer = await desk.call(desk.nobody(), "tryForFree", {
    teamName: "Crew",
    spaceName: "Place",
    template: "castle",
  });
  expect(answer).toMatchObject({ code: "spaceTemplateNotFound" });
  expect(await db.$count(teams)).toBe(before);
});

test("one address makes so many free teams and no more", async () => {
  const limited = createCallDesk(db, { limitsByAddress: true });
  const codes: string[] = [];
  for (let tries = 0; tries < 21; tries += 1) {
    codes.push(
      (await limited.call(limited.nobody(), "tryForFree", { teamName: "Crew", spaceName: `Place ${tries}` })).code,
    );
  }
  expect(codes.slice(0, 20).every((code) => code === "success")).toBe(true);
  expect(codes[20]).toBe("tooOftenAttempts");
});

test("teams are listed in the order they were joined, with the role in each", async () => {
  const { admin, teamId } = await teamOf("First");
  const second = await desk.done(admin, "createTeam", { name: "Second" });
  await db
    .update(teamMembers)
    .set({ joinedAt: new Date(0) })
    .where(eq(teamMembers.teamId, second.id));
  const { teams: listed } = await desk.done(admin, "listAccountTeams", {});
  expect(listed.map(({ id, role }) => ({ id, role }))).toEqual([
    { id: second.id, role: "ADMIN" },
    { id: teamId, role: "ADMIN" },
  ]);
  expect((await desk.done(await desk.guest(), "listAccountTeams", {})).teams).toEqual([]);
});

test("five attempts of one call at the same time make one team and one guest", async () => {
  const call = {
    caller: desk.nobody(),
    name: "tryForFree",
    input: { teamName: "Only one", spaceName: "Place" },
  } as const;
  const replies = await desk.attempts(5, call);
  for (const reply of replies) expect(reply).toEqual(replies[0]);
  expect(await db.$count(teams, eq(teams.name, "Only one"))).toBe(1);
});

test("one account makes ten teams a day, and is told when it may make another", async () => {
  const [founder, other] = [await desk.account(), await desk.account()];
  for (let made = 0; made < constants.team.madeADay; made += 1)
    await desk.done(founder, "createTeam", { name: `Kite ${made}` });
  const refused = await desk.call(founder, "createTeam", { name: "One more" });
  expect(refused).toMatchObject({ code: "tooOftenAttempts", detail: { retryAfterMs: expect.any(Number) } });
  await desk.done(other, "createTeam", { name: "Another's" });
  desk.clock.advance(24 * 3_600_000);
  await desk.done(founder, "createTeam", { name: "The next day" });
});
