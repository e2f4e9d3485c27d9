import { newId, type AccountId } from "@atrium/contract";
import { expect, test } from "vitest";
import { openedOf, shownTab } from "./openedChat.ts";
import type { PlaceChat, RoomChats } from "./useRoomChats.ts";

const place = {} as PlaceChat;
const highlight = { message: null, dismiss: () => undefined };
const chats: RoomChats = {
  selfId: null,
  room: place,
  space: place,
  direct: { unread: 0 },
  team: null,
  unread: 0,
  highlight,
};

test("the chosen chat is shown, or the first there is where it is not for me", () => {
  expect(shownTab("direct", chats)).toBe("direct");
  expect(shownTab("team", chats)).toBe("room");
  expect(shownTab("room", { ...chats, room: null })).toBe("space");
  expect(shownTab("room", { ...chats, room: null, space: null, direct: null })).toBe(null);
});

test("a message of any chat is opened in its tab, with whom it is written to", () => {
  const accountId = newId<AccountId>();
  expect(openedOf({ kind: "direct", accountId }, 4)).toEqual({ tab: "direct", with: accountId, message: 4 });
  expect(openedOf({ kind: "space", spaceId: newId() }, 7)).toEqual({ tab: "space", with: null, message: 7 });
});
