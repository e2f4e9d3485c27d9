import { must, newId, PLANS } from "@atrium/contract";
import type { ChatClientId, TeamId } from "@atrium/contract";
import { chatDaysNow, recordingDaysNow } from "@atrium/rules";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { eq, sql } from "drizzle-orm";
import { readdirSync, readFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { teams } from "../tables.ts";
import { chatDaysInSql, chatKeepingOf, recordingDaysInSql, recordingsKeptOf } from "./keptTerms.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
const desk = createCallDesk(db);
const arrange = createArrange(db);
const DAY_MS = 24 * 3_600_000;
const nowMs = Date.UTC(2026, 10, 21, 12);
const at = (days: number) => new Date(nowMs + days * DAY_MS);

test("the terms of every team are the same in the database as by the rules", async () => {
  const moments = [null, at(-31), at(-29), at(0), at(1)];
  const choices = [
    { days: null, before: null, from: null },
    { days: 30, before: null, from: at(1) },
    { days: 30, before: 180, from: at(1) },
    { days: 30, before: 180, from: at(-1) },
    { days: 90, before: 30, from: at(0) },
  ];
  const rows = PLANS.flatMap((plan) =>
    moments.flatMap((trialEndsAt) =>
      moments.flatMap((freeSince) =>
        choices.map(({ days, before, from }) => ({
          id: newId<TeamId>(),
          name: "Kite",
          color: "#112233",
          createdAt: at(-900),
          plan,
          trialEndsAt,
          freeSince,
          chatKeptDays: days,
          chatKeptBefore: before,
          chatKeptFrom: from,
          recordingKeptDays: days,
          recordingKeptBefore: before,
          recordingKeptFrom: from,
        })),
      ),
    ),
  );
  await db.insert(teams).values(rows);
  const read = await db
    .select({ team: teams, chat: chatDaysInSql(nowMs), recordings: recordingDaysInSql(nowMs) })
    .from(teams);
  expect(read.map(({ team, chat, recordings }) => [team.id, chat, recordings])).toEqual(
    read.map(({ team }) => [
      team.id,
      chatDaysNow(chatKeepingOf(team), nowMs),
      recordingDaysNow(recordingsKeptOf(team), nowMs),
    ]),
  );
  expect(new Set(read.map(({ chat }) => chat))).toEqual(new Set([null, 30, 90, 180]));
});

async function aTeam() {
  const [admin, member] = [await desk.account("en"), await desk.account("en")];
  const { id: teamId } = await desk.done(admin, "createTeam", { name: "Crew" });
  await arrange.joinTeam(member, teamId, "MEMBER");
  const write = () =>
    desk.done(admin, "postTeamChatMessage", { teamId, clientId: newId<ChatClientId>(), content: "Hello" });
  const keeping = async () => (await desk.done(admin, "getTeam", { teamId })).team.keeping;
  return { admin, member, teamId, write, keeping };
}
const soon = (ms: number) => new Date(desk.clock.nowMs() + ms).toISOString();

test("an admin shortens a term, which binds a day later, and each change stands in the log once", async () => {
  const { admin, teamId, keeping } = await aTeam();
  await desk.done(admin, "updateTeam", { teamId, chatKeptDays: 30, recordingKeptDays: 90 });
  const [days, bindsAt] = [{ chatDays: 30, recordingDays: 90 }, soon(DAY_MS)];
  expect(await keeping()).toEqual({ ...days, chatBindsAt: bindsAt, recordingsBindAt: bindsAt, planBindsAt: null });
  await desk.done(admin, "updateTeam", { teamId, chatKeptDays: 30 });
  desk.clock.advance(DAY_MS);
  expect(await keeping()).toMatchObject({ ...days, chatBindsAt: null, recordingsBindAt: null });
  await desk.done(admin, "updateTeam", { teamId, chatKeptDays: 365 });
  expect(await keeping()).toMatchObject({ chatDays: 365, chatBindsAt: null });
  const { entries } = await desk.done(admin, "listTeamAuditEntries", { teamId, actions: ["keepingSet"] });
  expect(entries.map(({ act }) => act)).toEqual([
    { action: "keepingSet", chatDays: 365, recordingDays: 90 },
    { action: "keepingSet", chatDays: 30, recordingDays: 90 },
  ]);
});

test("who does not change a team's settings neither shortens a term nor learns what it would delete", async () => {
  const { member, teamId } = await aTeam();
  expect((await desk.call(member, "updateTeam", { teamId, chatKeptDays: 7 })).code).toBe("forbidden");
  const asked = { teamId, chatKeptDays: 7, recordingKeptDays: null } as const;
  expect((await desk.call(member, "previewTeamKeeping", asked)).code).toBe("forbidden");
  expect((await desk.done(member, "getTeam", { teamId })).team.keeping).toBeUndefined();
});

test("what a choice would delete is counted as it will be when it binds, in the team's own chats", async () => {
  const [crew, other] = [await aTeam(), await aTeam()];
  for (const each of [crew, other]) await each.write();
  desk.clock.advance(6.5 * DAY_MS);
  await crew.write();
  const preview = (chatKeptDays: 7 | 30 | null) =>
    desk.done(crew.admin, "previewTeamKeeping", { teamId: crew.teamId, chatKeptDays, recordingKeptDays: null });
  expect(await preview(7)).toEqual({
    messages: 1,
    recordings: 0,
    messagesGoAt: soon(DAY_MS),
    recordingsGoAt: soon(8 * DAY_MS),
  });
  expect(await preview(30)).toMatchObject({ messages: 0 });
  expect(await preview(null)).toMatchObject({ messages: 0 });
});

test("the free plan says from when on it deletes messages", async () => {
  const { teamId, keeping } = await aTeam();
  await arrange.team(teamId, { plan: "free" });
  await db
    .update(teams)
    .set({ freeSince: new Date(desk.clock.nowMs()) })
    .where(eq(teams.id, teamId));
  expect(must(await keeping(), "an admin reads it").planBindsAt).toBe(soon(30 * DAY_MS));
});

test("for teams that were on the free plan before, its term begins with the update", async () => {
  const [free, paid] = [await aTeam(), await aTeam()];
  await arrange.team(free.teamId, { plan: "free" });
  const folder = new URL("../../../migrations/", import.meta.url);
  const statements = readdirSync(folder, { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .flatMap(({ name }) =>
      readFileSync(new URL(`${name}/migration.sql`, folder), "utf8").split("--> statement-breakpoint"),
    );
  const filling = statements.filter((statement) => statement.includes('SET "free_since"'));
  expect(filling).toHaveLength(1);
  await db.execute(sql.raw(must(filling[0], "one")));
  const since = async ({ teamId }: typeof free) =>
    (await db.select({ at: teams.freeSince }).from(teams).where(eq(teams.id, teamId)))[0]?.at;
  expect(Math.abs(must(await since(free), "filled").getTime() - Date.now())).toBeLessThan(60_000);
  expect(await since(paid)).toBeNull();
});
