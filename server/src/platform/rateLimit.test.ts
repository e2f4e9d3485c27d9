import { createFakeClock } from "@atrium/testkit/fakeClock";
import { expect, test } from "vitest";
import { createLocalLimiter } from "./rateLimit.ts";

const rule = { name: "test", count: 10, withinMs: 1000 };

test("a burst passes, the next waits until there is room again", () => {
  const clock = createFakeClock();
  const limiter = createLocalLimiter(rule, clock);
  for (let taken = 0; taken < rule.count; taken += 1) expect(limiter.take("a")).toEqual({ ok: true });
  expect(limiter.take("a")).toEqual({ ok: false, retryAfterMs: 100 });
  clock.advance(99);
  expect(limiter.take("a").ok).toBe(false);
  clock.advance(1);
  expect(limiter.take("a").ok).toBe(true);
  expect(limiter.take("a").ok).toBe(false);
});

test("what is given back does not count, and no more than a full bucket comes of it", () => {
  const limiter = createLocalLimiter(rule, createFakeClock());
  for (let taken = 0; taken < 50; taken += 1) {
    expect(limiter.take("a").ok).toBe(true);
    limiter.giveBack("a");
  }
  limiter.giveBack("a");
  for (let taken = 0; taken < rule.count; taken += 1) expect(limiter.take("a").ok).toBe(true);
  expect(limiter.take("a").ok).toBe(false);
});

test("one subject's burst takes nothing from another", () => {
  const limiter = createLocalLimiter(rule, createFakeClock());
  for (let taken = 0; taken < 50; taken += 1) limiter.take("a");
  expect(limiter.take("b")).toEqual({ ok: true });
});
