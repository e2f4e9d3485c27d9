import { newId, type AccountId } from "@atrium/contract";
import { aChatMessage, anAuthor } from "@atrium/testkit/chatBuilders";
import { expect, test, vi } from "vitest";
import { sayIn } from "../../platform/i18n/texts.ts";
import { chatTexts } from "../texts.ts";
import { messageActs, type ActsInput } from "./messageActs.ts";

const selfId = newId<AccountId>();
const hands = {
  react: vi.fn(),
  remove: vi.fn(),
  hideTitles: vi.fn(),
  copy: vi.fn(),
  writeTo: vi.fn(),
  copyLink: vi.fn(),
  highlight: vi.fn(),
};
function acts(isMine: boolean, change: Partial<ActsInput> = {}) {
  const message = aChatMessage({ author: anAuthor(isMine ? selfId : newId(), "Tomás") });
  const row = { kind: "message", key: message.id, message, isMine, continues: false } as const;
  const input = { row, hands, selfId, mayWrite: true, mayModerate: false, isHost: () => false };
  return messageActs({ ...input, reply: vi.fn(), edit: vi.fn(), ...change }, sayIn(chatTexts, "en"));
}
const labels = (...given: Parameters<typeof acts>) => acts(...given).map(({ label }) => label);

test("of mine one changes and deletes, of others one writes to whoever wrote it", () => {
  expect(labels(true)).toEqual(["Reply", "Edit", "Copy text", "Copy link", "Highlight for everyone", "Delete"]);
  expect(labels(false)).toEqual(["Reply", "Message Tomás", "Copy text", "Copy link", "Highlight for everyone"]);
});

test("who may not write or has no such hands is offered neither", () => {
  const none = { hands: { ...hands, writeTo: null, copyLink: null, highlight: null } };
  expect(labels(false, { ...none, mayWrite: false })).toEqual(["Copy text"]);
  expect(labels(false, { ...none, mayModerate: true }).at(-1)).toBe("Delete for everyone");
});

test("writing to somebody leads to them", () => {
  acts(false)
    .find(({ id }) => id === "write")
    ?.run();
  expect(hands.writeTo).toHaveBeenCalledOnce();
});
