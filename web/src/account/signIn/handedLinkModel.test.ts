import type { AccountProfile } from "@atrium/contract";
import { expect, test } from "vitest";
import { refused, type Call, type Reply } from "../../platform/call.ts";
import { createHandedLinkModel } from "./handedLinkModel.ts";

type Answer = Reply<"authAccountByTemporaryAuthLink">;
const owner = { name: "Mira", avatarUrl: null, avatarAppearance: "letter", palette: "mainPalette4v2" } as const;
const account = { ...owner, accountId: "a" } as unknown as AccountProfile;
const opened: Answer = { ok: true, value: { account, redirect: "/s/garden" } };
const asks = refused("confirmationNeeded", owner);

function setUp(answers: Answer[], given: { token?: string | null; goTo?: string } = {}) {
  const calls: unknown[] = [];
  const signedIn: AccountProfile[] = [];
  const call = (async (_name: string, input: unknown) => {
    calls.push(input);
    return answers.shift();
  }) as Call;
  const needs = { call, token: "t", goTo: null, signedIn: (who: AccountProfile) => void signedIn.push(who), ...given };
  const model = createHandedLinkModel(needs);
  return { model, calls, signedIn, step: () => model.store.getState().step };
}

test("the address alone opens no session: it is said whose it would be, and a press opens it, once", async () => {
  const { model, calls, signedIn, step } = setUp([asks, opened]);
  await expect.poll(step).toBe("asking");
  expect(model.store.getState()).toMatchObject({ owner: { name: "Mira" } });
  expect(signedIn).toEqual([]);
  await Promise.all([model.goOn(), model.goOn()]);
  expect(calls).toEqual([{ token: "t" }, { token: "t", confirmed: true }]);
  expect(signedIn).toEqual([account]);
  expect(model.store.getState()).toEqual({ step: "done", goTo: "/s/garden" });
});

test("staying opens nothing and shows the page the link led to", async () => {
  const { model, calls, step } = setUp([asks], { goTo: "/s/try-me" });
  await expect.poll(step).toBe("asking");
  model.stay();
  expect(model.store.getState()).toEqual({ step: "done", goTo: "/s/try-me" });
  expect(calls).toHaveLength(1);
});

test("one's own link in a browser that is signed in goes straight on", async () => {
  const { model, step } = setUp([opened]);
  await expect.poll(step).toBe("done");
  expect(model.store.getState()).toMatchObject({ goTo: "/s/garden" });
});

test("a link that is no longer good says why", async () => {
  const { model, step } = setUp([refused("codeExpired")]);
  await expect.poll(step).toBe("refused");
  expect(model.store.getState()).toEqual({ step: "refused", code: "codeExpired" });
});

test("without a token, as after a reload, there is nothing to ask", () => {
  const { model, calls } = setUp([], { token: null });
  expect(model.store.getState()).toEqual({ step: "done", goTo: "/dashboard" });
  expect(calls).toEqual([]);
});
