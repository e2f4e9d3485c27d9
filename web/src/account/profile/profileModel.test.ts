import type { AccountProfile } from "@atrium/contract";
import { expect, test } from "vitest";
import { refused, type Call } from "../../platform/call.ts";
import { changesOf, createProfileModel, isWhole } from "./profileModel.ts";

const account = {
  name: "Mira",
  about: "Type, tea and trains",
  pronoun: null,
  palette: "mainPalette4v2",
  avatarAppearance: "letter",
} as AccountProfile;

test("only what changed is sent", async () => {
  const { model, asked } = setUp();
  model.change({ name: " Mira H. ", palette: "mainPalette7v2" });
  await model.save();
  expect(asked).toEqual([{ name: "Mira H.", palette: "mainPalette7v2" }]);
  expect(model.store.getState()).toMatchObject({ saved: true, busy: false });
});

test("saving without changes asks nothing", async () => {
  const { model, asked } = setUp();
  await model.save();
  expect(asked).toEqual([]);
  expect(model.store.getState().saved).toBe(true);
});

test("an emptied pronoun is taken away, one never given is left alone", () => {
  const withPronoun = { ...account, pronoun: "she / her" };
  const draft = { name: "Mira", about: account.about, palette: account.palette, avatarAppearance: "letter" as const };
  expect(changesOf(withPronoun, { ...draft, pronoun: " " })).toEqual({ pronoun: null });
  expect(changesOf(account, { ...draft, pronoun: "" })).toEqual({});
});

test("nobody can take their name away", async () => {
  const { model, asked } = setUp();
  model.change({ name: "  ", about: "x" });
  expect(isWhole(model.store.getState())).toBe(false);
  await model.save();
  expect(asked).toEqual([]);
});

test("a refusal is shown and the draft stays", async () => {
  const { model } = setUp(refused("connectionFailed"));
  model.change({ about: "New" });
  await model.save();
  expect(model.store.getState()).toMatchObject({ problem: "connectionFailed", saved: false, draft: { about: "New" } });
});

function setUp(reply: unknown = { ok: true, value: { account } }) {
  const asked: unknown[] = [];
  const call = (async (_name: string, input: unknown) => {
    asked.push(input);
    return reply;
  }) as Call;
  return { model: createProfileModel({ call, account, updated: () => undefined }), asked };
}
