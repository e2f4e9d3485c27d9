import { expect, test } from "vitest";
import { refused, type Call } from "../../platform/call.ts";
import { watchUpdates, withUpdates, type Listed } from "./calendarUpdates.ts";
import { exampleEvent } from "../fixtures/exampleEvents.ts";

const at = (time: string) => ({
  kind: "timed" as const,
  startsAt: `2026-11-20T${time}:00.000Z`,
  endsAt: `2026-11-20T${time}:30.000Z`,
});
const first = exampleEvent({ id: "1", title: "First", time: at("10:00") });
const second = exampleEvent({ id: "2", title: "Second", time: at("11:00") });
const listed: Listed = { events: [first, second], syncToken: "a" };
const changes = (change: object = {}) => ({
  ok: true,
  value: { state: "changes", changed: [], gone: [], syncToken: "b", ...change },
});

function setUp(replies: unknown[], begun: Listed | null = listed) {
  const asked: unknown[] = [];
  let [now, anew, isHidden]: [Listed | null, number, boolean] = [begun, 0, false];
  const timers: (() => void)[] = [];
  const updates = watchUpdates({
    call: (async (name: string, input: unknown) => {
      asked.push([name, input]);
      return replies.shift();
    }) as Call,
    clock: {
      every: (_ms, run) => {
        timers.push(run);
        return () => void timers.splice(0);
      },
    },
    signals: { isHidden: () => isHidden, onWake: () => () => undefined },
    listed: () => now,
    keep: (next) => void (now = next),
    async listAnew() {
      anew += 1;
      return null;
    },
  });
  return {
    updates,
    asked,
    timers,
    now: () => now,
    anew: () => anew,
    hide: (hidden: boolean) => void (isHidden = hidden),
    relist: (next: Listed) => void (now = next),
  };
}

test("what has changed takes its place in the day, and what is gone leaves it", () => {
  const moved = { ...first, time: at("12:00") };
  const next = withUpdates(listed, { state: "changes", changed: [moved], gone: ["2", "unknown"], syncToken: "b" });
  expect(next).toEqual({ events: [moved], syncToken: "b" });
});

test("each minute is asked what has changed, from where the last answer ended", async () => {
  const { timers, asked, now } = setUp([changes({ gone: ["1"] }), changes({ syncToken: "c" })]);
  timers[0]?.();
  await expect.poll(() => now()?.syncToken).toBe("b");
  timers[0]?.();
  await expect.poll(() => now()?.syncToken).toBe("c");
  expect(asked).toEqual([
    ["listGoogleCalendarEventUpdates", { syncToken: "a" }],
    ["listGoogleCalendarEventUpdates", { syncToken: "b" }],
  ]);
  expect(now()?.events).toEqual([second]);
});

test("nothing is asked while nobody sees it, before it is listed, or after it is closed", async () => {
  const hidden = setUp([changes()]);
  hidden.hide(true);
  hidden.timers[0]?.();
  const early = setUp([changes()], null);
  early.timers[0]?.();
  const closed = setUp([changes()]);
  closed.updates.stop();
  expect(closed.timers).toEqual([]);
  expect([hidden.asked, early.asked]).toEqual([[], []]);
});

test.each([
  ["the token has expired", { ok: true, value: { state: "expired" } }],
  ["the calendar is not connected any more", refused("notIntegrated")],
])("it is listed anew when %s", async (_what, reply) => {
  const { updates, anew } = setUp([reply]);
  await updates.ask();
  expect(anew()).toBe(1);
});

test("a calendar with too much in it for a token is listed anew each time", async () => {
  const { updates, anew, asked } = setUp([], { ...listed, syncToken: null });
  await updates.ask();
  expect([anew(), asked]).toEqual([1, []]);
});

test("whoever asks while it is being asked has the same answer", async () => {
  const { updates, asked } = setUp([refused("calendarFetchingError")]);
  expect(await Promise.all([updates.ask(), updates.ask()])).toEqual(["calendarFetchingError", "calendarFetchingError"]);
  expect(asked).toHaveLength(1);
});

test("what could not be asked leaves all as it was, and so does an answer that comes too late", async () => {
  const failed = setUp([refused("calendarFetchingError")]);
  expect(await failed.updates.ask()).toBe("calendarFetchingError");
  expect([failed.now(), failed.anew()]).toEqual([listed, 0]);
  const late = setUp([changes()]);
  const asking = late.updates.ask();
  const newer = { ...listed, syncToken: "newer" };
  late.relist(newer);
  await asking;
  expect(late.now()).toBe(newer);
});
