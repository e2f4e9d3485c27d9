import { newId } from "@atrium/contract";
import type { AccountId } from "@atrium/contract";
import { expect, test } from "vitest";
import { invitationState } from "./invitationState.ts";
import type { InvitationAsked } from "./invitationState.ts";

const [own, other] = [newId<AccountId>(), newId<AccountId>()];
const NOBODY = { accountId: null, isVerified: false };
const GUEST = { accountId: newId<AccountId>(), isVerified: false };
const KNOWN = { accountId: own, isVerified: true };
const LINK = { isOpen: true, isMember: true, emailKey: null };
const MAIL = { ...LINK, emailKey: "mira@kite.studio" };
const state = (asked: Partial<InvitationAsked>) =>
  invitationState({ invitation: LINK, invitedId: null, caller: NOBODY, isThere: false, ...asked });

test("a members' link asks for an account, a guests' link for nothing", () => {
  expect([NOBODY, GUEST, KNOWN].map((caller) => state({ caller }))).toEqual(["signIn", "signIn", "open"]);
  const invitation = { ...LINK, isMember: false };
  expect([NOBODY, GUEST, KNOWN].map((caller) => state({ caller, invitation }))).toEqual(["open", "open", "open"]);
});

test("a mail is for its address: a new one signs up by it, a known one signs in, another account is told", () => {
  const mail = { invitation: MAIL };
  expect(state(mail)).toBe("open");
  expect(state({ ...mail, caller: GUEST })).toBe("open");
  expect(state({ ...mail, invitedId: own })).toBe("signIn");
  expect(state({ ...mail, invitedId: own, caller: KNOWN })).toBe("open");
  expect(state({ ...mail, invitedId: other, caller: KNOWN })).toBe("otherAccount");
  expect(state({ ...mail, caller: KNOWN })).toBe("otherAccount");
});

test("one that is over is told to accounts only, and whoever is there already is there", () => {
  const invitation = { ...LINK, isOpen: false };
  expect([NOBODY, GUEST, KNOWN].map((caller) => state({ caller, invitation }))).toEqual([null, null, "ended"]);
  expect(state({ invitation, caller: KNOWN, isThere: true })).toBe("joined");
});
