import { constants, must } from "@atrium/contract";
import type { RoomId } from "@atrium/contract";
import { createTestDatabase } from "@atrium/testkit/database";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestGuest } from "@atrium/testkit/testGuest";
import { createTestRecorder } from "@atrium/testkit/testRecorder";
import { createWallClock } from "@atrium/testkit/wallClock";
import { eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { rooms } from "../room/index.ts";

const database = await createTestDatabase();
const recorder = createTestRecorder();
const clock = createWallClock(Date.UTC(2026, 10, 21, 12));
const settings = { LOG_LEVEL: "silent" };
const atrium = await startTestAtrium({ databaseUrl: database.url, recorder, clock, settings });
afterAll(async () => {
  await atrium.stop();
  await database.close();
});

test("a room says that its recording starts, grows, grows no longer, and grows again", async () => {
  const owner = await createTestGuest(atrium.url, "Owner");
  const { spaceId } = await owner.web.done("tryForFree", { teamName: "Team", spaceName: "Space" });
  const listed = await owner.web.done("listRooms", { spaceId });
  const roomId = must(listed.rooms[0], "a space has a room").id;
  const host = await owner.enter(spaceId);
  await host.join(roomId);
  const isIt = eq(rooms.id, roomId);
  const proof = async () => (await database.db.select().from(rooms).where(isIt))[0]?.recordingProof;
  // It ages only as it is told to, however slow the machine is.
  clock.holdSteady(true);
  await owner.web.done("startRecording", { roomId });
  const page = must(recorder.pages[0], "a page was opened");
  const { key } = must(await page.enter(), "its token is good");
  expect(await proof()).toBe("starting");
  await page.bring(key, { number: 0, bytes: Buffer.from("one") });
  await host.until(({ space }) => space.records.room[roomId]?.recordingProof === "growing", "it grows");
  // The connection may end with the time that is skipped: from here on its row is asked.
  clock.skipSteady(constants.recording.provenWithinMs);
  await expect.poll(proof).toBe("notGrowing");
  await page.bring(key, { number: 1, bytes: Buffer.from("two") });
  await expect.poll(proof).toBe("growing");
  await owner.web.done("stopRecording", { roomId });
  expect(await proof()).toBeNull();
});

test("a room that cannot be told of its recording keeps none of the others from ending", async () => {
  const owner = await createTestGuest(atrium.url, "Owner");
  const { spaceId } = await owner.web.done("tryForFree", { teamName: "Team", spaceName: "Space" });
  const listed = await owner.web.done("listRooms", { spaceId });
  const [first, second] = [must(listed.rooms[0], "a room").id, must(listed.rooms[1], "another room").id];
  const host = await owner.enter(spaceId);
  clock.holdSteady(true);
  recorder.pages.length = 0;
  for (const roomId of [first, second]) {
    await host.join(roomId);
    await owner.web.done("startRecording", { roomId });
  }
  const page = must(recorder.pages[0], "a page was opened");
  const { key } = must(await page.enter(), "its token is good");
  const untold = `check (id <> '${first}' or recording_proof is distinct from 'growing')`;
  await database.db.execute(sql.raw(`alter table rooms add constraint untold ${untold}`));
  await page.bring(key, { number: 0, bytes: Buffer.from("one") });
  await owner.web.done("stopRecording", { roomId: second });
  const stateOf = async (roomId: RoomId) =>
    (await owner.web.done("listStageRecordings", { spaceId })).recordings.find((each) => each.roomId === roomId)?.state;
  await expect.poll(() => stateOf(second)).toBe("failed");
  expect(await stateOf(first)).toBe("recording");
  await database.db.execute(sql.raw("alter table rooms drop constraint untold"));
  page.die();
  await expect.poll(() => stateOf(first)).toBe("partial");
});
