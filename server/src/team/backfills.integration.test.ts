import { must } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { asc, sql } from "drizzle-orm";
import { readdirSync, readFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import type { Caller } from "../platform/calls/context.ts";
import { teamArrivals } from "./guests/arrivalStore.ts";
import { teamRemovals, trialStarters } from "./tables.ts";

// What the update fills the tables with that were not kept before.
const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
const desk = createCallDesk(db);
const arrange = createArrange(db);
const idOf = ({ accountId }: Caller) => must(accountId, "signed in");

const BACKFILLED = ["team_arrivals", "team_removals", "trial_starters"];
const folder = new URL("../../migrations/", import.meta.url);
const migrations = readdirSync(folder, { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .map(({ name }) => readFileSync(new URL(`${name}/migration.sql`, folder), "utf8").split("--> statement-breakpoint"));
const fillingOf = (table: string) =>
  migrations.flat().filter((statement) => statement.includes(`INSERT INTO "${table}"`));

/** The update as of a time at which nothing of it was kept. */
async function update() {
  await db.execute(sql.raw(`truncate ${BACKFILLED.join(", ")}`));
  for (const table of BACKFILLED) await db.execute(sql.raw(must(fillingOf(table)[0], `${table} is filled`)));
}

async function house() {
  const admin = await desk.account();
  const { id: teamId } = await desk.done(admin, "createTeam", { name: "House" });
  const { spaceId } = await desk.done(admin, "createSpace", { teamId, name: "Hall" });
  await arrange.space(spaceId, { isPrivate: true });
  return { admin, teamId, spaceId };
}

test("each table is filled once, by a migration that waits for no more locks afterwards", () => {
  for (const table of BACKFILLED) {
    const [filling, ...others] = fillingOf(table);
    const migration = must(
      migrations.find((each) => each.includes(filling ?? "")),
      `${table} is filled`,
    );
    const after = migration.slice(migration.indexOf(filling ?? ""));
    expect([...others, ...after.filter((each) => /^(ALTER|DROP|CREATE)/m.test(each))]).toEqual([]);
  }
});

test("who was removed before the update stays removed, and whoever is back since does not", async () => {
  const { admin, teamId, spaceId } = await house();
  const [member, guest, back, backAsGuest] = [
    await desk.account(),
    await desk.guest(),
    await desk.account(),
    await desk.account(),
  ];
  const startMs = desk.clock.nowMs();
  for (const who of [member, back, backAsGuest]) await arrange.joinTeam(who, teamId, "MEMBER");
  await arrange.joinSpace(guest, spaceId, "SPACE_GUEST");
  await desk.done(admin, "removeTeamGuest", { teamId, accountId: idOf(guest) });
  for (const who of [member, back, backAsGuest])
    await desk.done(admin, "removeTeamMember", { teamId, accountId: idOf(who) });
  await arrange.joinTeam(back, teamId, "MEMBER");
  await arrange.joinSpace(backAsGuest, spaceId, "SPACE_GUEST");
  desk.clock.advance(1000);
  await arrange.joinTeam(member, teamId, "MEMBER");
  await desk.done(admin, "removeTeamMember", { teamId, accountId: idOf(member) });
  await update();
  expect(await db.select().from(teamRemovals).orderBy(asc(teamRemovals.at))).toEqual([
    { teamId, accountId: idOf(guest), at: new Date(startMs) },
    { teamId, accountId: idOf(member), at: new Date(startMs + 1000) },
  ]);
});

test("who began a trial before the update begins no other", async () => {
  const { admin, teamId } = await house();
  const other = await house();
  for (const { teamId: id } of [{ teamId }, other]) await arrange.team(id, { plan: "free" });
  await desk.done(admin, "startTrial", { teamId });
  await update();
  expect(await db.select().from(trialStarters)).toMatchObject([{ accountId: idOf(admin) }]);
  const another = await desk.done(admin, "createTeam", { name: "Another" });
  await arrange.team(another.id, { plan: "free" });
  expect(await desk.call(admin, "startTrial", { teamId: another.id })).toMatchObject({ code: "trialAlreadyStarted" });
  await desk.done(other.admin, "startTrial", { teamId: other.teamId });
});

test("of the invitations by which somebody was added to spaces the first is the way they came", async () => {
  const { admin, teamId, spaceId } = await house();
  const { spaceId: attic } = await desk.done(admin, "createSpace", { teamId, name: "Attic" });
  await arrange.space(attic, { isPrivate: true });
  const guest = await desk.guest();
  const startMs = desk.clock.nowMs();
  for (const each of [spaceId, attic]) {
    const terms = { spaceId: each, expiresInDays: null, uses: null } as const;
    const { invitation } = await desk.done(admin, "createSpaceGuestInvitationLink", terms);
    const invitationId = must(invitation.url?.split("/").at(-1), "a link");
    await desk.done(guest, "authAccountBySpaceGuestInvitation", { invitationId });
    desk.clock.advance(1000);
  }
  await update();
  expect(await db.select().from(teamArrivals)).toEqual([
    { teamId, accountId: idOf(guest), isByLink: true, invitedBy: idOf(admin), madeAt: new Date(startMs) },
  ]);
});
