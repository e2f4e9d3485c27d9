import { must } from "@atrium/contract";
import type { NewsItem } from "@atrium/contract";
import { createTestDatabase } from "@atrium/testkit/database";
import { listenAs } from "@atrium/testkit/newsClient";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestGuest } from "@atrium/testkit/testGuest";
import { createTestRecorder } from "@atrium/testkit/testRecorder";
import { afterAll, expect, test } from "vitest";
import { aWebm } from "../../recording/testing/aWebm.ts";

const database = await createTestDatabase();
const recorder = createTestRecorder();
const atrium = await startTestAtrium({ databaseUrl: database.url, recorder });
afterAll(async () => {
  await atrium.stop();
  await database.close();
});

test("whoever started a recording is told what became of it, on the dashboard and inside, and nobody else is", async () => {
  const owner = await createTestGuest(atrium.url, "Owner");
  const { spaceId, slug } = await owner.web.done("tryForFree", { teamName: "Team", spaceName: "Space" });
  const room = must((await owner.web.done("listRooms", { spaceId })).rooms[0], "a space has a room");
  const host = await owner.enter(spaceId);
  await host.join(room.id);
  const guest = await (await createTestGuest(atrium.url, "Guest")).enter(spaceId);
  const dashboard = await listenAs(owner.web);
  const { recordingId } = await owner.web.done("startRecording", { roomId: room.id });
  const page = must(recorder.pages[0], "a page was opened");
  const { key } = must(await page.enter(), "its token is good");
  await page.bring(key, { number: 0, bytes: await aWebm(1) });
  await owner.web.done("stopRecording", { roomId: room.id });
  await expect.poll(() => page.bring(key, { number: 1, isLast: true })).toMatchObject({ stops: true });
  const said = [{ kind: "recordingFinished", recordingId, spaceId, slug, roomName: room.name, state: "ready" }];
  const of = (heard: readonly NewsItem[]) => heard.filter(({ kind }) => kind === "recordingFinished");
  await expect.poll(() => of(dashboard.heard), { timeout: 20_000 }).toEqual(said);
  const inside = (live: typeof host) => of(live.heard.flatMap((each) => (each.type === "news" ? each.news : [])));
  await expect.poll(() => inside(host), { timeout: 20_000 }).toEqual(said);
  expect(inside(guest)).toEqual([]);
  expect(await owner.web.done("takeRecordingNews", { recordingId })).toEqual({ isNews: true });
  for (const client of [dashboard, host, guest]) client.close();
});
