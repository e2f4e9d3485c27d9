import { newId } from "@atrium/contract";
import type { AccountId, ChatMessage, ChatName } from "@atrium/contract";
import { aChatMessage, anAuthor } from "@atrium/testkit/chatBuilders";
import { expect, test } from "vitest";
import type { SoundName } from "../../platform/sounds.ts";
import { chatKey } from "../engine/chatKey.ts";
import { chatSounds } from "./chatSounds.ts";
import { beginReading } from "./readNow.ts";

const [selfId, other] = [newId<AccountId>(), newId<AccountId>()];
const direct: ChatName = { kind: "direct", accountId: other };
const message = (position: number, change: Partial<ChatMessage> = {}): ChatMessage =>
  aChatMessage({ position, author: anAuthor(other), ...change });

function listening() {
  const played: SoundName[] = [];
  const me = { isQuiet: false };
  const hear = chatSounds({ selfId: () => selfId, isQuiet: () => me.isQuiet, play: (name) => played.push(name) });
  return { played, me, hear };
}

test("a chat that somebody has before them is silent, and no longer once they look away", () => {
  const { played, hear } = listening();
  const [endHere, endThere] = [beginReading(chatKey(direct)), beginReading(chatKey(direct))];
  hear(direct, message(1));
  endHere();
  hear(direct, message(2));
  expect(played).toEqual([]);
  endThere();
  hear(direct, message(3));
  expect(played).toEqual(["personal-chat"]);
});

test("a message sounds once, however often it is heard of", () => {
  const { played, hear } = listening();
  const first = message(4);
  hear(direct, first);
  hear(direct, { ...first, revision: 6 });
  hear({ kind: "space", spaceId: newId() }, message(1));
  expect(played).toEqual(["personal-chat", "notification"]);
});

test("who does not want to be disturbed hears nothing, nor is it made up for later", () => {
  const { played, me, hear } = listening();
  me.isQuiet = true;
  hear(direct, message(1));
  me.isQuiet = false;
  hear(direct, message(1, { revision: 2 }));
  expect(played).toEqual([]);
});
