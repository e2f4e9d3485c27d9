import type { AccountProfile } from "@atrium/contract";
import { expect, test } from "vitest";
import { refused, type Call } from "../../platform/call.ts";
import { createMagicLinkModel, type MagicLinkNeeds } from "./magicLinkModel.ts";

const account = { name: "Mira" } as AccountProfile;

test("in another browser nothing is asked of the server until the button is pressed", async () => {
  const { model, calls } = setUp({ isOwn: false });
  expect(model.store.getState()).toEqual({ step: "asking" });
  expect(calls).toEqual([]);
  await model.signIn();
  expect(calls).toEqual([{ authKey: "key", code: "code" }]);
  expect(model.store.getState()).toEqual({ step: "done", goTo: "/s/garden" });
});

test("in the browser that asked for it the sign-in goes straight on", async () => {
  const { model, calls } = setUp({ isOwn: true });
  expect(model.store.getState()).toEqual({ step: "working" });
  await expect.poll(() => model.store.getState().step).toBe("done");
  expect(calls).toHaveLength(1);
});

test("pressing twice signs in once", async () => {
  const { model, calls } = setUp({ isOwn: false });
  await Promise.all([model.signIn(), model.signIn()]);
  expect(calls).toHaveLength(1);
});

test("a link that was cut off on its way is a link that is no longer good", async () => {
  const { model } = setUp({ isOwn: false, reply: refused("invalidRequest") });
  await model.signIn();
  expect(model.store.getState()).toEqual({ step: "refused", code: "magicLinkNotFound" });
});

test("a spent link says that the link is no longer good, not a code", async () => {
  for (const code of ["codeExpired", "codeNotFound", "invalidCode"] as const) {
    const { model } = setUp({ isOwn: false, reply: refused(code) });
    await model.signIn();
    expect(model.store.getState()).toEqual({ step: "refused", code: "magicLinkNotFound" });
  }
});

test("a link that cannot be tried just now says why", async () => {
  const { model } = setUp({ isOwn: false, reply: refused("tooOftenAttempts") });
  await model.signIn();
  expect(model.store.getState()).toEqual({ step: "refused", code: "tooOftenAttempts" });
});

test("an address without a code says so and never calls", async () => {
  const { model, calls } = setUp({ isOwn: true, code: null });
  await model.signIn();
  expect(model.store.getState()).toEqual({ step: "missing" });
  expect(calls).toEqual([]);
});

function setUp(asked: Partial<MagicLinkNeeds> & { reply?: unknown }) {
  const calls: unknown[] = [];
  const call = (async (_name: string, input: unknown) => {
    calls.push(input);
    return asked.reply ?? { ok: true, value: { account, redirect: "/s/garden", isNew: false, isBack: false } };
  }) as Call;
  const needs = { call, authKey: "key", code: "code", isOwn: false, signedIn: () => undefined, goTo: null, ...asked };
  return { model: createMagicLinkModel(needs), calls };
}
