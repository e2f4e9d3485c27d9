import type { AccountProfile } from "@atrium/contract";
import { expect, test } from "vitest";
import { refused, type Call } from "../../platform/call.ts";
import { createCalendarReturnModel } from "./calendarReturnModel.ts";

const account = { name: "Mira", calendarConnected: true } as AccountProfile;
const success = (redirect: string | null) => ({ ok: true, value: { account, redirect } });

function setUp(replies: unknown[], code: string | null = "code") {
  const calls: unknown[] = [];
  const connected: unknown[] = [];
  const model = createCalendarReturnModel({
    call: (async (name: string, input: unknown) => {
      calls.push([name, input]);
      return replies.shift();
    }) as Call,
    code,
    state: "state",
    connected: (who) => void connected.push(who),
  });
  return { model, calls, connected, step: () => model.store.getState().step };
}

test("back from Google the calendar is connected at once, and this page knows it", async () => {
  const { model, calls, connected, step } = setUp([success("/s/garden?room=1")]);
  await expect.poll(step).toBe("done");
  expect(model.store.getState()).toEqual({ step: "done", goTo: "/s/garden?room=1" });
  expect(calls).toEqual([["integrateGoogleCalendar", { code: "code", state: "state" }]]);
  expect(connected).toEqual([account]);
});

test.each([null, "//evil.example", "https://evil.example/"])("nobody is led to %s", async (redirect) => {
  const { model, step } = setUp([success(redirect)]);
  await expect.poll(step).toBe("done");
  expect(model.store.getState()).toEqual({ step: "done", goTo: null });
});

test("without a code nothing is asked", () => {
  const { calls, step } = setUp([], null);
  expect(step()).toBe("cancelled");
  expect(calls).toEqual([]);
});

test("a refusal is said; what may succeed later is tried again once at a time", async () => {
  const { model, calls, step } = setUp([refused("calendarFetchingError"), success(null)]);
  await expect.poll(step).toBe("refused");
  await Promise.all([model.tryAgain(), model.tryAgain()]);
  expect(step()).toBe("done");
  expect(calls).toHaveLength(2);
});
