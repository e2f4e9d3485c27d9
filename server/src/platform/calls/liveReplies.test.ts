import { constants, newId } from "@atrium/contract";
import type { RequestId } from "@atrium/contract";
import { createFakeClock } from "@atrium/testkit/fakeClock";
import { beforeEach, expect, test } from "vitest";
import { LiveReplies } from "./liveReplies.ts";

interface Reply {
  number: number;
  isKept: boolean;
}
let clock: ReturnType<typeof createFakeClock>;
let replies: LiveReplies<Reply>;
let runs: number;
beforeEach(() => {
  clock = createFakeClock(0);
  replies = new LiveReplies(clock);
  runs = 0;
});

const key = (requestId = newId<RequestId>(), bodyHash = "body") => ({
  principal: "account:a",
  operation: "muteSelf",
  requestId,
  bodyHash,
});
const run = async (isKept = true): Promise<Reply> => ({ number: (runs += 1), isKept });

test("attempts of a call run once, at the same moment and later", async () => {
  const same = key();
  const both = await Promise.all([replies.once(same, () => run()), replies.once(same, () => run())]);
  expect(both.map((each) => each?.replayed)).toEqual([false, true]);
  expect(await replies.once(same, () => run())).toEqual({ reply: { number: 1, isKept: true }, replayed: true });
  expect(runs).toBe(1);
});

test("a request id stands for one call only", async () => {
  const id = newId<RequestId>();
  await replies.once(key(id), () => run());
  expect(await replies.once(key(id, "other body"), () => run())).toBeNull();
});

test("what is not to be kept, and what failed, runs again", async () => {
  const [refused, failed] = [key(), key()];
  await replies.once(refused, () => run(false));
  expect((await replies.once(refused, () => run(false)))?.reply.number).toBe(2);
  await expect(replies.once(failed, () => Promise.reject(new Error("lost")))).rejects.toThrow("lost");
  expect((await replies.once(failed, () => run()))?.reply.number).toBe(3);
});

test("replies are forgotten after a minute, and the oldest of too many", async () => {
  const first = key();
  await replies.once(first, () => run());
  clock.advance(constants.call.replayLiveForMs);
  expect((await replies.once(first, () => run()))?.replayed).toBe(false);
  for (let more = 0; more < constants.call.mostLiveReplies; more += 1) await replies.once(key(), () => run());
  expect((await replies.once(first, () => run()))?.replayed).toBe(false);
});
