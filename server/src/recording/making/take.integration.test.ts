import { newId } from "@atrium/contract";
import type { RecordingEnd, RecordingId, RoomId, SpaceId } from "@atrium/contract";
import { createTestDatabase } from "@atrium/testkit/database";
import { createFakeClock } from "@atrium/testkit/fakeClock";
import { mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createLog } from "../../platform/log.ts";
import { growingFile, pictureFile } from "./finishFile.ts";
import { Take } from "./take.ts";

const database = await createTestDatabase();
const folder = mkdtempSync(join(tmpdir(), "atrium-take-"));
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});
const aWebp = Buffer.from("RIFF\u0004\0\0\0WEBP", "latin1");

test("a picture that cannot be kept ends neither the recording nor the pictures after it", async () => {
  const ended: RecordingEnd[] = [];
  const id = newId<RecordingId>();
  const take = new Take(
    {
      db: database.db,
      folder,
      log: createLog({ level: "silent" }),
      clock: createFakeClock(),
      rooms: {
        find: () => null,
        access: () => Promise.reject(new Error("nobody is in it")),
        leave: () => Promise.resolve(),
      },
      recorder: { open: () => ({ close: () => Promise.resolve() }) },
      siteUrl: () => "http://localhost",
      onEnd: (because) => ended.push(because),
    },
    { id, spaceId: newId<SpaceId>(), roomId: newId<RoomId>(), slug: "garden" },
  );
  const brings = (number: number, bytes: string) =>
    take.take({ number, bytes: Buffer.from(bytes), isLast: false, wantsMedia: false });
  await brings(0, "one ");
  const picture = pictureFile(folder, id);
  mkdirSync(picture);
  await expect(take.keepPicture(aWebp)).rejects.toThrow("EISDIR");
  rmdirSync(picture);
  await brings(1, "two");
  expect(readFileSync(growingFile(folder, id), "utf8")).toBe("one two");
  expect(ended).toEqual([]);
  expect(await take.keepPicture(aWebp)).toBe(true);
  expect(readFileSync(picture).equals(aWebp)).toBe(true);
});
