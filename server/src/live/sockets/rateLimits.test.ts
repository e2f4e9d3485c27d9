import { constants } from "@atrium/contract";
import { expect, test } from "vitest";
import { RateLimits } from "./rateLimits.ts";
import type { Verdict } from "./rateLimits.ts";

type Kind = Parameters<RateLimits["judge"]>[0];
const judge = (limits: RateLimits, type: Kind, { times, atMs }: { times: number; atMs: number }): Verdict[] =>
  Array.from({ length: times }, () => limits.judge(type, atMs));

test("moves over the burst are dropped", () => {
  const verdicts = judge(new RateLimits(0), "move", { times: 45, atMs: 0 });
  expect(verdicts.filter((verdict) => verdict === "take")).toHaveLength(40);
  expect(verdicts.at(-1)).toBe("drop");
});

test("levels over the burst are dropped, as they may come late and all at once", () => {
  expect(judge(new RateLimits(0), "speaking", { times: 21, atMs: 0 }).at(-1)).toBe("drop");
});

test("calls and other signals over the burst end the connection", () => {
  const { call, signal } = constants.rates;
  expect(judge(new RateLimits(0), "call", { times: call.burst + 1, atMs: 0 }).at(-1)).toBe("end");
  expect(judge(new RateLimits(0), "resync", { times: signal.burst + 1, atMs: 0 }).at(-1)).toBe("end");
});

test("thirty moves a second go on for ever", () => {
  const limits = new RateLimits(0);
  for (let turn = 0; turn < 10_000; turn += 1) expect(limits.judge("move", turn * 33)).toBe("take");
});

test("one kind does not eat the other's share", () => {
  const limits = new RateLimits(0);
  judge(limits, "move", { times: 100, atMs: 0 });
  expect(limits.judge("call", 0)).toBe("take");
});

test("who speaks on while the network stands still has their say when it goes on", () => {
  const limits = new RateLimits(0);
  judge(limits, "speaking", { times: 200, atMs: 20_000 });
  expect(limits.judge("pong", 20_000)).toBe("take");
  expect(limits.judge("sharing", 20_000)).toBe("take");
  expect(judge(limits, "pong", { times: 100, atMs: 20_000 })).not.toContain("end");
});

test("ten levels a second go on for ever beside the answers to pings", () => {
  const limits = new RateLimits(0);
  for (let turn = 0; turn < 10_000; turn += 1) {
    expect(limits.judge("speaking", turn * 100)).toBe("take");
    if (turn % 100 === 0) expect(limits.judge("pong", turn * 100)).toBe("take");
  }
});
