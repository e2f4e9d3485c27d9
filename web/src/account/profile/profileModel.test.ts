import type { AccountProfile } from "@atrium/contract";
import { expect, test } from "vitest";
import { exampleAccount } from "../../testing/examples.ts";
import { followed } from "../../ui/form/followed.ts";
import { changesOf, draftOf, type ProfileDraft } from "./profileModel.ts";

const account = exampleAccount({ name: "Mira", about: "Type, tea and trains", pronoun: null });
const changed = (change: Partial<ProfileDraft>, before: AccountProfile = account) =>
  changesOf(before, { ...draftOf(before), ...change });

test("only what differs is sent, without blanks around it", () => {
  expect(changed({ name: " Mira H. ", palette: "mainPalette7v2" })).toEqual({
    name: "Mira H.",
    palette: "mainPalette7v2",
  });
});

test("a drawn face takes the place of a picture, and only then the picture goes", () => {
  const pictured = { ...account, avatarUrl: "/files/picture" };
  expect(changed({ avatarAppearance: "animal:owl", keepsPicture: false }, pictured)).toEqual({
    avatarAppearance: "animal:owl",
    avatarUploadId: null,
  });
  expect(changed({ keepsPicture: false })).toBeNull();
  expect(changed({}, pictured)).toBeNull();
});

test("nothing is sent when nothing differs", () => {
  expect(changed({})).toBeNull();
  expect(changed({ name: " Mira " })).toBeNull();
});

test("an emptied pronoun is taken away, and none stays none", () => {
  expect(changed({ pronoun: " " }, { ...account, pronoun: "she / her" })).toEqual({ pronoun: null });
  expect(changed({ pronoun: "" })).toBeNull();
});

test("what is untouched follows the account, and a blank at the end stays while one types", () => {
  const before = draftOf(account);
  const now = { ...before, name: "Mira H.", about: "Trains" };
  expect(followed(before, { before, now })).toEqual(now);
  expect(followed({ ...before, about: "Tea" }, { before, now })).toEqual({ ...now, about: "Tea" });
  const typed = { ...before, about: "Trains " };
  expect(followed(typed, { before: typed, now: { ...before, about: "Trains" } })).toBe(typed);
});
