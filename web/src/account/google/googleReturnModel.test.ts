import type { AccountProfile } from "@atrium/contract";
import { expect, test } from "vitest";
import { refused, type Call } from "../../platform/call.ts";
import { createGoogleReturnModel } from "./googleReturnModel.ts";

const account = { name: "Mira" } as AccountProfile;
const success = (redirect: string | null) => ({ ok: true, value: { account, redirect, isNew: false, isBack: true } });

function setUp(replies: unknown[], code: string | null = "code") {
  const calls: unknown[] = [];
  const signedIn: unknown[] = [];
  const call = (async (name: string, input: unknown) => {
    calls.push([name, input]);
    return replies.shift();
  }) as Call;
  const model = createGoogleReturnModel({
    call,
    code,
    state: "state",
    signedIn: (...who) => void signedIn.push(who),
  });
  return { model, calls, signedIn, step: () => model.store.getState().step };
}

test("back from Google the sign-in goes straight on, to the page it was begun for", async () => {
  const { model, calls, signedIn, step } = setUp([success("/s/garden")]);
  await expect.poll(step).toBe("done");
  expect(model.store.getState()).toEqual({ step: "done", goTo: "/s/garden" });
  expect(calls).toEqual([["authAccountByGoogleCode", { code: "code", state: "state" }]]);
  expect(signedIn).toEqual([[account, true]]);
});

test("what the server names is followed only within this site", async () => {
  const { model, step } = setUp([success("//evil.example")]);
  await expect.poll(step).toBe("done");
  expect(model.store.getState()).toEqual({ step: "done", goTo: "/dashboard" });
});

test("without a code nothing is asked: it was cancelled at Google, or the page loaded again", () => {
  const { model, calls } = setUp([], null);
  expect(model.store.getState()).toEqual({ step: "cancelled" });
  expect(calls).toEqual([]);
});

test("a refusal is said; what may succeed later is tried again once at a time", async () => {
  const { model, calls, step } = setUp([refused("unknownError"), success(null)]);
  await expect.poll(step).toBe("refused");
  await Promise.all([model.tryAgain(), model.tryAgain()]);
  expect(model.store.getState()).toEqual({ step: "done", goTo: "/dashboard" });
  expect(calls).toHaveLength(2);
});
