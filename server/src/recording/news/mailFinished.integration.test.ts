import { must, newId } from "@atrium/contract";
import type { AccountId, RecordingId, RecordingState } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { findAccount, mailChoices } from "../../account/index.ts";
import type { Caller } from "../../platform/calls/context.ts";
import type { Mail, Mailer } from "../../platform/mail/mailer.ts";
import { rooms } from "../../room/index.ts";
import { insertRecording } from "../recordingStore.ts";
import { recordings } from "../tables.ts";
import { mailFinished, PAGE_TELLS_WITHIN_MS } from "./mailFinished.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
const desk = createCallDesk(db);
const arrange = createArrange(db);
const DAY_MS = 24 * 3_600_000;

const idOf = ({ accountId }: Caller): AccountId => must(accountId, "in a session");

/** An owner of a space, and a recording that they started there and that is finished now. */
async function recorded(state: RecordingState = "ready", startedBy?: Caller) {
  const owner = await desk.account("en");
  const { teamId, spaceId, slug } = await desk.done(owner, "tryForFree", { teamName: "Crew", spaceName: "Garden" });
  const room = must((await desk.done(owner, "listRooms", { spaceId })).rooms[0], "a space has a room");
  const [id, at] = [newId<RecordingId>(), new Date(desk.clock.nowMs())];
  const place = { teamId, spaceId, roomId: room.id, roomName: "Hall" };
  const key = newId() + newId().slice(0, 11);
  const by = idOf(startedBy ?? owner);
  await insertRecording(db, { id, ...place, key, state, startedBy: by, startedAt: at, seenAt: at, finishedAt: at });
  return { owner, id, teamId, spaceId, slug, roomId: room.id };
}

/** The mails that some rounds at once send to somebody. */
async function roundFor(caller: Caller, rounds = 1): Promise<Mail[]> {
  const to = must((await findAccount(db, idOf(caller)))?.email, "an address");
  const sent: Mail[] = [];
  const mailer: Pick<Mailer, "send"> = { send: async (_tx, mail) => (sent.push(mail), () => undefined) };
  const onFault = (error: unknown) => expect.unreachable(String(error));
  const needs = { db, mailer, siteUrl: () => "https://meet.example.test", onFault };
  await Promise.all(Array.from({ length: rounds }, () => mailFinished(needs, desk.clock.nowMs())));
  return sent.filter((mail) => mail.to === to);
}
const later = () => desk.clock.advance(PAGE_TELLS_WITHIN_MS);

test("whom no page has told in ten minutes is mailed once, with the way to the recordings", async () => {
  const { owner, slug } = await recorded();
  expect(await roundFor(owner)).toEqual([]);
  later();
  const mails = await roundFor(owner, 5);
  expect(mails.map(({ subject }) => subject)).toEqual(["The recording of Hall is ready"]);
  expect(mails[0]?.text).toContain(`https://meet.example.test/s/${slug}?show=recordings`);
  later();
  expect(await roundFor(owner)).toEqual([]);
});

test("a partial one and a failed one are said to be that", async () => {
  for (const [state, subject] of [
    ["partial", "The recording of Hall is there in part"],
    ["failed", "The recording of Hall failed"],
  ] as const) {
    const { owner } = await recorded(state);
    later();
    expect((await roundFor(owner)).map((mail) => mail.subject)).toEqual([subject]);
  }
});

test("of several pages one tells, and then no mail does; after a mail no page does", async () => {
  const { owner, id: recordingId } = await recorded();
  const asked = await Promise.all([1, 2, 3].map(() => desk.done(owner, "takeRecordingNews", { recordingId })));
  expect(asked.filter(({ isNews }) => isNews)).toHaveLength(1);
  later();
  expect(await roundFor(owner)).toEqual([]);
  const other = await recorded();
  later();
  expect(await roundFor(other.owner)).toHaveLength(1);
  expect(await desk.done(other.owner, "takeRecordingNews", { recordingId: other.id })).toEqual({ isNews: false });
});

test("only whoever started it takes its news, and nobody before it is finished", async () => {
  const { owner, id: recordingId } = await recorded();
  const stranger = await desk.account("en");
  expect((await desk.call(stranger, "takeRecordingNews", { recordingId })).code).toBe("recordingNotFound");
  await db.update(recordings).set({ finishedAt: null, state: "processing" }).where(eq(recordings.id, recordingId));
  expect(await desk.done(owner, "takeRecordingNews", { recordingId })).toEqual({ isNews: false });
  later();
  expect(await roundFor(owner)).toEqual([]);
});

test("a recording of another space is unknown at a space's own domain", async () => {
  const { owner, id: recordingId, spaceId } = await recorded();
  const elsewhere = { ...owner, onlySpace: (await recorded()).spaceId };
  expect((await desk.call(elsewhere, "takeRecordingNews", { recordingId })).code).toBe("recordingNotFound");
  expect(await desk.done({ ...owner, onlySpace: spaceId }, "takeRecordingNews", { recordingId })).toEqual({
    isNews: true,
  });
});

test("who wants no such mail, or may not see it any more, gets none, and is not looked at again", async () => {
  const { owner, id: unwanted } = await recorded();
  const wanted = { direct: true, mention: true, role: true, recording: false };
  await db.insert(mailChoices).values({ accountId: idOf(owner), ...wanted });
  const host = await desk.account("en");
  const joined = async (role: "SPACE_MODERATOR" | "SPACE_MEMBER") => {
    const made = await recorded("ready", host);
    await arrange.joinSpace({ accountId: idOf(host) }, made.spaceId, role);
    return made;
  };
  const [seen, shut, demoted] = [
    await joined("SPACE_MODERATOR"),
    await joined("SPACE_MODERATOR"),
    await joined("SPACE_MEMBER"),
  ];
  const stranger = await recorded("ready", host);
  await db.update(rooms).set({ blocked: true }).where(eq(rooms.id, shut.roomId));
  later();
  expect(await roundFor(owner)).toEqual([]);
  const told = new Map((await db.select().from(recordings)).map(({ id, toldAt }) => [id, toldAt !== null]));
  const all = [unwanted, seen.id, shut.id, demoted.id, stranger.id];
  expect(all.map((id) => told.get(id))).toEqual(Array(5).fill(true));
});

test("of a host's recordings only the one is mailed that they still may see", async () => {
  const host = await desk.account("en");
  const seen = await recorded("ready", host);
  await arrange.joinSpace({ accountId: idOf(host) }, seen.spaceId, "SPACE_MODERATOR");
  const shut = await recorded("ready", host);
  await arrange.joinSpace({ accountId: idOf(host) }, shut.spaceId, "SPACE_MODERATOR");
  await db.update(rooms).set({ blocked: true }).where(eq(rooms.id, shut.roomId));
  await recorded("ready", host);
  later();
  const mails = await roundFor(host);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(`/s/${seen.slug}?`);
});

test("what was finished more than a day before is not mailed about after an outage", async () => {
  const { owner } = await recorded();
  desk.clock.advance(DAY_MS + PAGE_TELLS_WITHIN_MS);
  expect(await roundFor(owner)).toEqual([]);
});

test("a mail that fails keeps nobody else's back, and is tried again in the next round", async () => {
  const [first, second] = [await recorded(), await recorded()];
  later();
  const failing = must((await findAccount(db, idOf(first.owner)))?.email, "an address");
  const [sent, faults]: [string[], unknown[]] = [[], []];
  const mailer: Pick<Mailer, "send"> = {
    async send(_tx, { to }) {
      if (to === failing) throw new Error("no mail for this one");
      sent.push(to);
      return () => undefined;
    },
  };
  const onFault = (error: unknown) => void faults.push(error);
  await mailFinished({ db, mailer, siteUrl: () => "", onFault }, desk.clock.nowMs());
  const other = must((await findAccount(db, idOf(second.owner)))?.email, "an address");
  expect([sent, faults.length]).toEqual([[other], 1]);
  expect(await roundFor(first.owner)).toHaveLength(1);
});
