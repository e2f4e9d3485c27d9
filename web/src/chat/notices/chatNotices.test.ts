import { newId } from "@atrium/contract";
import type { AccountId, ChatMessage, ChatName } from "@atrium/contract";
import { aChatMessage, anAuthor } from "@atrium/testkit/chatBuilders";
import { beforeEach, expect, test, vi } from "vitest";
import type { SoundName } from "../../platform/sounds.ts";
import { chatKey } from "../engine/chatKey.ts";
import { chatNotices } from "./chatNotices.ts";
import { beginReading } from "../unread/readNow.ts";
import { chatAsked } from "./askedChat.ts";
import { keepNoticeChoice, keepQuietHours } from "./noticePreferences.ts";
import type { WindowNotice } from "./windowNotices.ts";

vi.stubGlobal("localStorage", sessionStorage);
beforeEach(() => sessionStorage.clear());

const [selfId, other] = [newId<AccountId>(), newId<AccountId>()];
const direct: ChatName = { kind: "direct", accountId: other };
const message = (position: number, change: Partial<ChatMessage> = {}): ChatMessage =>
  aChatMessage({ position, author: anAuthor(other), ...change });

function listening() {
  const played: SoundName[] = [];
  const shown: WindowNotice[] = [];
  const me = { isQuiet: false, now: new Date(2026, 10, 25, 12) };
  const needs = { selfId: () => selfId, isQuiet: () => me.isQuiet, nowMs: () => me.now.getTime() };
  const hear = chatNotices({ ...needs, play: (name) => played.push(name) }, (notice) => shown.push(notice));
  return { played, shown, me, hear };
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

const mention = { content: `<@${selfId} Anna> come here` };
const room: ChatName = { kind: "room", roomId: newId() };

test("each kind sounds and is shown as I have chosen, and a mention as a mention wherever it stands", () => {
  const { played, shown, hear } = listening();
  keepNoticeChoice("room", { sound: false });
  hear(room, message(1));
  expect(played).toEqual([]);
  hear(room, message(2, mention));
  expect(played).toEqual(["personal-chat"]);
  keepNoticeChoice("room", { notification: true });
  keepNoticeChoice("mention", { notification: false });
  hear(room, message(3, mention));
  hear(room, message(4));
  hear(direct, message(1));
  expect(shown.map(({ key }) => key)).toEqual([chatKey(room), chatKey(room), chatKey(direct)]);
});

test("what is shown over other windows says who, and its words without marks; pressing it leads to it", () => {
  const { shown, hear } = listening();
  const asked = vi.fn();
  const undo = chatAsked.on(asked);
  hear(room, message(7, { ...mention, author: anAuthor(other, "Boris") }));
  expect(shown[0]?.title).toContain("Boris");
  expect(shown[0]?.text).toBe("@Anna come here");
  shown[0]?.pressed();
  expect(asked).toHaveBeenCalledWith({ chat: room, position: 7 });
  undo();
});

test("in the quiet hours nothing sounds and nothing is shown", () => {
  const { played, shown, me, hear } = listening();
  keepQuietHours({ isOn: true });
  hear(direct, message(1));
  expect(shown).toHaveLength(1);
  me.now = new Date(2026, 10, 25, 22);
  hear(direct, message(2));
  expect([played.length, shown.length]).toEqual([1, 1]);
});
