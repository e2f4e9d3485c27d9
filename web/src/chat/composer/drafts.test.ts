import { newId } from "@atrium/contract";
import type { AccountId, SpaceId } from "@atrium/contract";
import { expect, test, vi } from "vitest";
import { chatKey } from "../engine/chatKey.ts";
import { keepDraft, readDraft } from "./drafts.ts";

vi.stubGlobal("localStorage", sessionStorage);

test("each chat has a draft of its own, each space's too, and so has each account of this browser", () => {
  const [me, other] = [newId<AccountId>(), newId<AccountId>()];
  const aSpace = () => chatKey({ kind: "space", spaceId: newId<SpaceId>() });
  const [here, there] = [aSpace(), aSpace()];
  keepDraft(here, me, "Half a word");
  expect(readDraft(here, me)).toBe("Half a word");
  expect(readDraft(there, me)).toBeNull();
  expect(readDraft(here, other)).toBeNull();
  expect(readDraft(here, null)).toBeNull();
  keepDraft(here, me, null);
  expect(readDraft(here, me)).toBeNull();
});
