import { expect, test } from "vitest";
import { refusalOfCall, rightsAsked } from "./rightsAsked.ts";

const byField = { name: "room.rename", isHidden: "room.hide", password: "room.setPassword" } as const;

test("a single action is asked whatever comes in", () => {
  expect(rightsAsked("room.see", {})).toEqual(["room.see"]);
});

test("a field asks for its action where it is given, also with null, and nothing where it is left out", () => {
  expect(rightsAsked(byField, {})).toEqual([]);
  expect(rightsAsked(byField, { name: "Quiet", password: null })).toEqual(["room.rename", "room.setPassword"]);
  expect(rightsAsked(byField, { name: undefined, isHidden: false })).toEqual(["room.hide"]);
});

test("a field may ask by its value: putting a megaphone down asks for nothing", () => {
  const megaphone = { on: { true: "room.megaphone" } } as const;
  expect(rightsAsked(megaphone, { on: true })).toEqual(["room.megaphone"]);
  expect(rightsAsked(megaphone, { on: false })).toEqual([]);
  expect(rightsAsked(megaphone, { on: "toString" })).toEqual([]);
});

test("a field may ask another right for taking away, and a word that looks like nothing is not nothing", () => {
  const password = { password: { given: "room.setPassword", null: "room.changeSettings" } } as const;
  expect(rightsAsked(password, {})).toEqual([]);
  expect(rightsAsked(password, { password: "sesame" })).toEqual(["room.setPassword"]);
  expect(rightsAsked(password, { password: null })).toEqual(["room.changeSettings"]);
  expect(rightsAsked(password, { password: "null" })).toEqual(["room.setPassword"]);
});

test("each field answers with its own code", () => {
  const admin = { role: "SPACE_ADMIN", plan: "free" } as const;
  expect(refusalOfCall(byField, { name: "Quiet" }, admin)).toBeNull();
  expect(refusalOfCall(byField, { name: "Quiet", password: "sesame" }, admin)).toBe("spacePasswordForbiddenByRate");
  expect(refusalOfCall(byField, { name: "Quiet" }, { role: "SPACE_MEMBER" })).toBe("forbidden");
});

test("a call that names no field is for those who may change at least one of them", () => {
  expect(refusalOfCall(byField, {}, { role: "SPACE_ADMIN", plan: "free" })).toBeNull();
  expect(refusalOfCall(byField, { name: undefined }, { role: "PUBLIC_GUEST" })).toBe("forbidden");
  const muted = { audioMuted: { false: "room.useMicrophone" } } as const;
  expect(refusalOfCall(muted, {}, { role: "NOBODY" })).toBe("forbidden");
  expect(refusalOfCall(muted, { audioMuted: true }, { role: "NOBODY" })).toBeNull();
});
