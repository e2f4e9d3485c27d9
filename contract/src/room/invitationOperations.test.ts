import { expect, test } from "vitest";
import { newId } from "../common/ids.ts";
import type { AccountId, RoomId } from "../common/ids.ts";
import { createSpaceInvitation } from "./invitationOperations.ts";

const to = { roomId: newId<RoomId>(), accountId: newId<AccountId>() };
const isTaken = (words: string) => createSpaceInvitation.input.safeParse({ ...to, words }).success;

test("an invitation goes without words, or with one line of at most 140 symbols", () => {
  expect(createSpaceInvitation.input.safeParse(to).success).toBe(true);
  expect(createSpaceInvitation.input.parse({ ...to, words: " Coffee is ready " }).words).toBe("Coffee is ready");
  expect(isTaken("😀".repeat(140))).toBe(true);
  for (const words of ["a".repeat(141), "  ", "two\nlines"]) expect(isTaken(words)).toBe(false);
});
