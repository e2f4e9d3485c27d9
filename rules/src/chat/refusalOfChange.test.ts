import { constants, newId } from "@atrium/contract";
import type { AccountId } from "@atrium/contract";
import { expect, test } from "vitest";
import { refusalOfDelete, refusalOfEdit } from "./refusalOfChange.ts";

const [author, other] = [newId<AccountId>(), newId<AccountId>()];
const message = { authorId: author, createdAtMs: 1000, isDeleted: false };
const lastMs = 1000 + constants.chat.editWithinMs;

test("the words of a message change its author alone, within a day", () => {
  expect(refusalOfEdit(message, { accountId: author, nowMs: lastMs })).toBe(null);
  expect(refusalOfEdit(message, { accountId: author, nowMs: lastMs + 1 })).toBe("chatNotAllowed");
  expect(refusalOfEdit(message, { accountId: other, nowMs: 1000 })).toBe("chatNotAllowed");
  expect(refusalOfEdit({ ...message, authorId: null }, { accountId: other, nowMs: 1000 })).toBe("chatNotAllowed");
});

test("a message is deleted by its author at any time, and by hosts", () => {
  expect(refusalOfDelete(message, { accountId: author, role: "PUBLIC_GUEST" })).toBe(null);
  expect(refusalOfDelete(message, { accountId: other, role: "PUBLIC_GUEST" })).toBe("chatNotAllowed");
  expect(refusalOfDelete(message, { accountId: other, role: "SPACE_ADMIN" })).toBe(null);
});

test("what is deleted is neither changed nor deleted again", () => {
  const gone = { ...message, isDeleted: true };
  expect(refusalOfEdit(gone, { accountId: author, nowMs: 1000 })).toBe("messageIsDeleted");
  expect(refusalOfDelete(gone, { accountId: author, role: "TEAM_ADMIN" })).toBe("messageIsDeleted");
});
