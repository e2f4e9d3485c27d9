import { constants, must, newId } from "@atrium/contract";
import type { AccountId, RecordingId, RecordingState, RoomId, SpaceId, TeamId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { findAccount, mailChoices } from "../../account/index.ts";
import type { Caller } from "../../platform/calls/context.ts";
import type { Mail } from "../../platform/mail/mailer.ts";
import { rooms } from "../../room/index.ts";
import { insertRecording } from "../recordingStore.ts";
import { recordings } from "../tables.ts";
import { expireRecordings } from "./expireRecordings.ts";
import { announce } from "./expiringStore.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
const desk = createCallDesk(db);
const arrange = createArrange(db);
const DAY_MS = 24 * 3_600_000;
const { mostRecordingDays, toldBeforeMs } = constants.keeping;

const idOf = ({ accountId }: Caller): AccountId => must(accountId, "in a session");
const later = (days: number) => desk.clock.advance(days * DAY_MS);
const inDays = (days: number) => new Date(desk.clock.nowMs() + days * DAY_MS).toISOString();

beforeEach(() => db.delete(recordings));

interface Crew {
  admin: Caller;
  host: Caller;
  member: Caller;
  teamId: TeamId;
  spaceId: SpaceId;
  slug: string;
  roomId: RoomId;
}
async function aCrew(): Promise<Crew> {
  const [admin, host, member] = [await desk.account("en"), await desk.account("en"), await desk.account("en")];
  const { id: teamId } = await desk.done(admin, "createTeam", { name: "Crew" });
  const { spaceId, slug } = await desk.done(admin, "createSpace", { teamId, name: "Garden" });
  await arrange.joinSpace(host, spaceId, "SPACE_MODERATOR");
  await arrange.joinSpace(member, spaceId, "SPACE_MEMBER");
  const roomId = must((await desk.done(admin, "listRooms", { spaceId })).rooms[0], "a room").id;
  return { admin, host, member, teamId, spaceId, slug, roomId };
}
async function recorded({ teamId, spaceId, roomId }: Crew, state: RecordingState = "ready", roomName = "Hall") {
  const [id, startedAt] = [newId<RecordingId>(), new Date(desk.clock.nowMs())];
  const times = { startedAt, seenAt: startedAt, finishedAt: startedAt };
  await insertRecording(db, { id, teamId, spaceId, roomId, roomName, state, key: `file of ${id}`, ...times });
  return id;
}
const calm = {
  db,
  mailer: { send: async () => () => undefined },
  siteUrl: () => "https://meet.example.test",
  onFault: (error: unknown) => expect.unreachable(String(error)),
  onDeleted: () => undefined,
};
/** Some rounds at once: the mails that go out, and the files that are removed. */
async function round(rounds = 1) {
  const [mails, removed, told]: [Mail[], string[], unknown[]] = [[], [], []];
  const needs = {
    ...calm,
    mailer: { send: async (_tx: unknown, mail: Mail) => (mails.push(mail), () => undefined) },
    files: { remove: async (key: string) => void removed.push(key) },
    onDeleted: ({ spaceId }: { spaceId: SpaceId | null }) => void told.push(spaceId),
  };
  await Promise.all(Array.from({ length: rounds }, () => expireRecordings(needs, desk.clock.nowMs())));
  const to = async (caller: Caller) => {
    const { email } = must(await findAccount(db, idOf(caller)), "it is there");
    return mails.filter((mail) => mail.to === email);
  };
  return { mails, removed, told, to };
}
const listed = async ({ admin, spaceId }: Crew) =>
  (await desk.done(admin, "listStageRecordings", { spaceId })).recordings;

test("after a year less a week hosts are mailed once, and after the year a recording goes with its files", async () => {
  const crew = await aCrew();
  const id = await recorded(crew);
  expect(await listed(crew)).toMatchObject([{ id, goesAt: inDays(mostRecordingDays) }]);
  later(mostRecordingDays - 8);
  expect(await round()).toMatchObject({ mails: [], removed: [] });
  later(1);
  const told = await round(3);
  for (const each of [crew.admin, crew.host]) {
    const [mail, ...others] = await told.to(each);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("A recording will be deleted on 21 November 2027");
    expect(mail?.text).toContain("Hall of 21 November 2026");
    expect(mail?.text).toContain(`https://meet.example.test/s/${crew.slug}?show=recordings`);
  }
  expect(await told.to(crew.member)).toEqual([]);
  expect(told.mails).toHaveLength(2);
  later(6.9);
  expect(await round()).toMatchObject({ mails: [], removed: [] });
  expect(await listed(crew)).toMatchObject([{ goesAt: inDays(0.1) }]);
  later(0.1);
  const { mails, removed, told: pages } = await round(3);
  expect(mails).toEqual([]);
  expect(pages).toEqual([crew.spaceId]);
  expect(removed).toContain(`file of ${id}`);
  expect(await listed(crew)).toEqual([]);
});

test("what goes within a day is told in one mail, which names the first five and counts the others", async () => {
  const crew = await aCrew();
  for (const name of ["One", "Two", "Three", "Four", "Five", "Six", "Seven"]) {
    await recorded(crew, "ready", name);
    desk.clock.advance(DAY_MS / 10);
  }
  later(mostRecordingDays - 7);
  const [mail, ...others] = await (await round()).to(crew.host);
  expect(others).toEqual([]);
  expect(mail?.subject).toMatch(/^7 recordings will be deleted, the first on /);
  expect(mail?.text).toMatch(/One of .*, Two of .*, Five of .* and 2 more/);
  expect(mail?.text).not.toContain("Six");
  later(1);
  expect((await round()).mails).toEqual([]);
});

test("after an outage nothing goes that was not announced a week before", async () => {
  const crew = await aCrew();
  const id = await recorded(crew);
  later(mostRecordingDays + 100);
  const first = await round();
  expect([first.mails.length, first.removed]).toEqual([2, []]);
  expect(await listed(crew)).toMatchObject([{ id, goesAt: inDays(7) }]);
  desk.clock.advance(toldBeforeMs - 1);
  expect((await round()).removed).toEqual([]);
  desk.clock.advance(1);
  expect((await round()).removed).toContain(`file of ${id}`);
});

test("a shorter term is announced a day after it was set, and a longer one takes the announced day back", async () => {
  const crew = await aCrew();
  const { admin, teamId } = crew;
  const id = await recorded(crew);
  later(100);
  await desk.done(admin, "updateTeam", { teamId, recordingKeptDays: 30 });
  expect(await listed(crew)).toMatchObject([{ goesAt: inDays(8) }]);
  expect((await round()).mails).toEqual([]);
  later(1);
  expect((await round()).mails).toHaveLength(2);
  expect(await listed(crew)).toMatchObject([{ goesAt: inDays(7) }]);
  later(6);
  await desk.done(admin, "updateTeam", { teamId, recordingKeptDays: 180 });
  expect(await listed(crew)).toMatchObject([{ goesAt: inDays(73) }]);
  later(2);
  expect(await round()).toMatchObject({ mails: [], removed: [] });
  // It is announced anew.
  later(64);
  expect((await round()).mails).toHaveLength(2);
  later(7);
  expect((await round()).removed).toContain(`file of ${id}`);
});

test("recordings of other teams stay, and so do those that are still being made", async () => {
  const [crew, other] = [await aCrew(), await aCrew()];
  await desk.done(crew.admin, "updateTeam", { teamId: crew.teamId, recordingKeptDays: 30 });
  await recorded(crew);
  await recorded(crew, "processing");
  await recorded(other);
  later(40);
  await round();
  later(7);
  await round();
  expect(await listed(crew)).toMatchObject([{ state: "processing" }]);
  expect(await listed(other)).toMatchObject([{ state: "ready" }]);
});

test("a failed one has no file: it goes with its day, and nobody is mailed", async () => {
  const crew = await aCrew();
  await recorded(crew, "failed");
  later(mostRecordingDays - 1);
  expect((await round()).mails).toEqual([]);
  expect(await listed(crew)).toHaveLength(1);
  later(1);
  expect((await round()).mails).toEqual([]);
  expect(await listed(crew)).toEqual([]);
});

test("who wants no mails about recordings, or does not see the room, gets none", async () => {
  const crew = await aCrew();
  const wanted = { direct: true, mention: true, role: true, recording: false };
  await db.insert(mailChoices).values({ accountId: idOf(crew.admin), ...wanted });
  await recorded(crew);
  await db.update(rooms).set({ blocked: true }).where(eq(rooms.id, crew.roomId));
  later(mostRecordingDays - 7);
  const told = await round();
  expect(await told.to(crew.admin)).toEqual([]);
  // Whether hosts see a room that is hidden is said by the table of rights: the mail follows it.
  const sees = (await desk.done(crew.host, "listStageRecordings", { spaceId: crew.spaceId })).recordings.length > 0;
  expect((await told.to(crew.host)).length > 0).toBe(sees);
});

test("a mail that fails takes the announcement with it, keeps no other space's back, and is tried again", async () => {
  const [first, second] = [await aCrew(), await aCrew()];
  for (const each of [first, second]) await recorded(each);
  later(mostRecordingDays - 7);
  const failing = must((await findAccount(db, idOf(first.host)))?.email, "an address");
  const [sent, faults]: [string[], unknown[]] = [[], []];
  const mailer = {
    async send(_tx: unknown, { to }: Mail) {
      if (to === failing) throw new Error("no mail for this one");
      sent.push(to);
      return () => undefined;
    },
  };
  const files = { remove: async () => undefined };
  const onFault = (error: unknown) => void faults.push(error);
  await expireRecordings({ ...calm, mailer, files, onFault }, desk.clock.nowMs());
  expect(faults).toHaveLength(1);
  expect(sent).toContain(must((await findAccount(db, idOf(second.host)))?.email, "an address"));
  expect(await (await round()).to(first.host)).toHaveLength(1);
});

test("a deleted space's recordings wait: it may be restored", async () => {
  const crew = await aCrew();
  await recorded(crew);
  later(mostRecordingDays - 7);
  await round();
  later(7);
  await desk.done(crew.admin, "deleteSpace", { spaceId: crew.spaceId });
  expect((await round()).removed).toEqual([]);
  await desk.done(crew.admin, "restoreSpace", { teamId: crew.teamId, spaceId: crew.spaceId });
  expect((await round()).removed).toHaveLength(2);
});

test("who keeps recordings longer meanwhile keeps those that the round has not come to", async () => {
  const crew = await aCrew();
  for (const name of ["One", "Two"]) await recorded(crew, "ready", name);
  const { admin, teamId, spaceId } = crew;
  await desk.done(admin, "updateTeam", { teamId, recordingKeptDays: 30 });
  later(40);
  await round();
  later(7);
  const lengthen = {
    remove: async () => void (await desk.done(admin, "updateTeam", { teamId, recordingKeptDays: null })),
  };
  await expireRecordings({ ...calm, files: lengthen }, desk.clock.nowMs());
  expect(await listed(crew)).toHaveLength(1);
  await round();
  // So does a space that is deleted meanwhile.
  await desk.done(admin, "updateTeam", { teamId, recordingKeptDays: 30 });
  await recorded(crew, "ready", "Three");
  later(40);
  await round();
  later(7);
  const end = { remove: async () => void (await desk.call(admin, "deleteSpace", { spaceId })) };
  await expireRecordings({ ...calm, files: end }, desk.clock.nowMs());
  await desk.done(admin, "restoreSpace", { teamId, spaceId });
  expect(await listed(crew)).toHaveLength(1);
});

test("recordings whose files cannot be removed, however many, keep no other one back", async () => {
  const [crew, other] = [await aCrew(), await aCrew()];
  for (let made = 0; made < 101; made += 1) await recorded(crew);
  await recorded(other);
  later(mostRecordingDays - 7);
  await round();
  later(7);
  const ofCrew = await db.select().from(recordings).where(eq(recordings.spaceId, crew.spaceId));
  const stuck = new Set(ofCrew.map(({ key }) => key));
  // The one that can be removed comes last.
  await db.execute(sql`update recordings set id = '~' where space_id = ${other.spaceId}`);
  const [removed, faults]: [string[], unknown[]] = [[], []];
  const files = {
    async remove(key: string) {
      if (stuck.has(key)) throw new Error("it is locked");
      removed.push(key);
    },
  };
  const onFault = (error: unknown) => void faults.push(error);
  await expireRecordings({ ...calm, files, onFault }, desk.clock.nowMs());
  expect([removed.length > 0, faults.length]).toEqual([true, 101]);
  expect(await listed(other)).toEqual([]);
});

test("what goes with a space that is deleted just now is not announced, as nobody is told", async () => {
  const crew = await aCrew();
  await recorded(crew);
  later(mostRecordingDays - 7);
  await desk.done(crew.admin, "deleteSpace", { spaceId: crew.spaceId });
  await db.transaction(async (tx) => expect(await announce(tx, crew.spaceId, desk.clock.nowMs())).toEqual([]));
});

test("nothing is announced or deleted once the program stops", async () => {
  const crew = await aCrew();
  await recorded(crew);
  later(mostRecordingDays - 7);
  const unreachable = async () => expect.unreachable("it has stopped");
  const needs = { ...calm, goesOn: () => false, files: { remove: unreachable }, mailer: { send: unreachable } };
  await expireRecordings(needs, desk.clock.nowMs());
  expect((await round()).mails).toHaveLength(2);
});
