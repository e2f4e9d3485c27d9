import { must, newId } from "@atrium/contract";
import type { RecordingId } from "@atrium/contract";
import { createTestDatabase } from "@atrium/testkit/database";
import { createFakeClock } from "@atrium/testkit/fakeClock";
import { sql } from "drizzle-orm";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createLog } from "../../platform/log.ts";
import { newFileKey, PICTURE_TYPE, removeFiles } from "../recordingFile.ts";
import { insertRecording, lockRecording, noteProcessed } from "../recordingStore.ts";
import { finishFile, growingFile, pictureFile, tellsShare } from "./finishFile.ts";
import type { FinishNeeds } from "./finishFile.ts";

const database = await createTestDatabase();
const { db } = database;
const folder = mkdtempSync(join(tmpdir(), "atrium-finish-"));
const clock = createFakeClock();
const log = createLog({ level: "silent" });
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

/** A recording that has ended, with a picture, and a store that takes files of all types but one. */
async function ended(refused: string | null = null) {
  const [id, key, at] = [newId<RecordingId>(), newFileKey(), new Date(0)];
  await insertRecording(db, { id, key, roomName: "Room", state: "processing", startedAt: at, seenAt: at });
  writeFileSync(growingFile(folder, id), "a recording");
  writeFileSync(pictureFile(folder, id), "a picture");
  const stored = new Map<string, string>();
  const store: FinishNeeds["store"] = {
    async put(name, { path, mimeType }) {
      if (mimeType === refused) throw new Error("the store is full");
      stored.set(name, readFileSync(path, "utf8"));
    },
    async remove(name) {
      stored.delete(name);
    },
  };
  const finish = () => finishFile({ db, store, log, folder, clock, onChanged: () => undefined }, id);
  const row = async () => must(await lockRecording(db, id), "its row");
  return { id, key, stored, store, finish, row };
}

test("a recording whose row could not be written is stored once, with one picture, and nothing of it outlives it", async () => {
  const { key, stored, store, finish, row } = await ended();
  await db.execute(sql`alter table recordings add constraint unwritable check (state = 'processing') not valid`);
  await expect(finish()).rejects.toThrow("Failed query");
  expect([...stored.values()]).toEqual(["a recording", "a picture"]);
  await db.execute(sql`alter table recordings drop constraint unwritable`);
  await finish();
  const finished = await row();
  expect([...stored.keys()]).toEqual([key, finished.pictureKey]);
  await removeFiles(store, finished);
  expect(stored.size).toBe(0);
});

test("a picture that was stored for a row that never said so goes with the recording", async () => {
  const { stored, store, finish, row } = await ended();
  await db.execute(sql`alter table recordings add constraint unwritable check (state = 'processing') not valid`);
  await expect(finish()).rejects.toThrow("Failed query");
  await db.execute(sql`alter table recordings drop constraint unwritable`);
  await removeFiles(store, await row());
  expect(stored.size).toBe(0);
});

test("a recording whose picture cannot be stored is finished without it", async () => {
  const { key, stored, finish, row } = await ended(PICTURE_TYPE);
  await finish();
  expect(await row()).toMatchObject({ state: "partial", pictureKey: null });
  expect([...stored.keys()]).toEqual([key]);
});

test("how far a recording is stands in its row while it is processed, in whole percent short of all, and is told", async () => {
  const { finish, row, id } = await ended();
  const told: (number | null)[] = [];
  const tell = tellsShare({ db, log, onChanged: ({ processedPercent }) => void told.push(processedPercent) }, id);
  tell(0.639);
  // Comes while that is being stored.
  tell(0.64);
  await expect.poll(() => told).toEqual([63]);
  tell(1);
  await expect.poll(() => told).toEqual([63, 99]);
  expect(await row()).toMatchObject({ state: "processing", processedPercent: 99 });
  await finish();
  // What is told too late stands nowhere.
  expect(await noteProcessed(db, id, 98)).toBeNull();
  expect(await row()).toMatchObject({ state: "partial", processedPercent: 99 });
});
