import { newId } from "@atrium/contract";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { afterAll, beforeEach, expect, test } from "vitest";
import { forgetReplies, storedReplies } from "./storedReplies.ts";

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.close());
beforeEach(() => db.delete(storedReplies));
const desk = createCallDesk(db);

test("calls that are refused store nothing, however many they are and whoever makes them", async () => {
  const guest = await desk.guest();
  for (let made = 0; made < 3; made += 1) {
    expect((await desk.call(guest, "createTeam", { name: "Mine" })).code).toBe("accountIsNotVerified");
    const unknown = { teamName: "T", spaceName: "S", template: "none" as never };
    expect((await desk.call(desk.nobody(), "tryForFree", unknown)).code).not.toBe("success");
  }
  const refused = { caller: guest, name: "createTeam", input: { name: "Mine" } } as const;
  expect(await desk.attempts(5, refused)).toEqual(Array.from({ length: 5 }, () => ({ accountIsNotVerified: {} })));
  expect(await db.$count(storedReplies)).toBe(0);
});

test("what a call changed is stored once, and five attempts get it", async () => {
  const caller = await desk.account();
  const replies = await desk.attempts(5, { caller, name: "createTeam", input: { name: "Ours" } });
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
  expect(await db.$count(storedReplies)).toBe(1);
});

test("replies are forgotten when they are old, and the oldest of too many before that", async () => {
  const reply = (minute: number) => ({
    principal: "somebody",
    operation: "createTeam",
    requestId: newId(),
    bodyHash: "",
    reply: "",
    createdAt: new Date(Date.UTC(2026, 10, 21, 12, minute)),
  });
  await db.insert(storedReplies).values([0, 1, 2, 3, 4].map(reply));
  const minutes = async () =>
    (await db.select().from(storedReplies)).map((row) => row.createdAt.getUTCMinutes()).toSorted((a, b) => a - b);
  const beforeMs = Date.UTC(2026, 10, 21, 12, 1);
  await forgetReplies(db, { beforeMs, most: 4 });
  expect(await minutes()).toEqual([1, 2, 3, 4]);
  await forgetReplies(db, { beforeMs, most: 3 });
  expect(await minutes()).toEqual([2, 3, 4]);
  await forgetReplies(db, { beforeMs, most: 3 });
  expect(await minutes()).toEqual([2, 3, 4]);
});
