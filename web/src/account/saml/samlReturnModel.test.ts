import type { AccountProfile } from "@atrium/contract";
import { expect, test } from "vitest";
import { refused, type Call } from "../../platform/call.ts";
import { createSamlReturnModel } from "./samlReturnModel.ts";

const account = { name: "Mira" } as AccountProfile;
const success = (redirect: string | null) => ({
  ok: true,
  value: { state: "in", account, redirect, isNew: false, isBack: true },
});
const confirm = { ok: true, value: { state: "confirm", email: "mira@kite.studio", teamName: "Kite" } };

function setUp(replies: unknown[], code: string | null = "code") {
  const calls: unknown[] = [];
  const signedIn: unknown[] = [];
  const call = (async (name: string, input: unknown) => {
    calls.push([name, input]);
    return replies.shift();
  }) as Call;
  const model = createSamlReturnModel({ call, code, signedIn: (...who) => void signedIn.push(who) });
  return { model, calls, signedIn, step: () => model.store.getState().step };
}

test("back from the provider the sign-in goes straight on, to the page it was begun for", async () => {
  const { model, calls, signedIn, step } = setUp([success("/s/garden")]);
  await expect.poll(step).toBe("done");
  expect(model.store.getState()).toEqual({ step: "done", goTo: "/s/garden" });
  expect(calls).toEqual([["authAccountBySaml", { code: "code" }]]);
  expect(signedIn).toEqual([[account, true]]);
});

test("what the server names is followed only within this site", async () => {
  const { model, step } = setUp([success("//evil.example")]);
  await expect.poll(step).toBe("done");
  expect(model.store.getState()).toEqual({ step: "done", goTo: "/dashboard" });
});

test("an account that is there waits for its owner, and then the same code goes on", async () => {
  const { model, calls, signedIn, step } = setUp([confirm, success(null)]);
  await expect.poll(step).toBe("confirm");
  expect(signedIn).toEqual([]);
  await model.goOn();
  expect(step()).toBe("done");
  expect(calls).toHaveLength(2);
});

test("without a code nothing is asked", () => {
  const { calls, step } = setUp([], null);
  expect(step()).toBe("noAnswer");
  expect(calls).toEqual([]);
});

test("a refusal is said; what may succeed later is tried again once at a time", async () => {
  const { model, calls, step } = setUp([refused("unknownError"), success(null)]);
  await expect.poll(step).toBe("refused");
  await Promise.all([model.goOn(), model.goOn()]);
  expect(step()).toBe("done");
  expect(calls).toHaveLength(2);
});
