import { expect, test } from "vitest";
import { shownTab } from "./openedChat.ts";
import type { PlaceChat, RoomChats } from "./useRoomChats.ts";

const place = {} as PlaceChat;
const chats: RoomChats = { selfId: null, room: place, space: place, direct: { unread: 0 }, team: null, unread: 0 };

test("the chosen chat is shown, or the first there is where it is not for me", () => {
  expect(shownTab("direct", chats)).toBe("direct");
  expect(shownTab("team", chats)).toBe("room");
  expect(shownTab("room", { ...chats, room: null })).toBe("space");
  expect(shownTab("room", { ...chats, room: null, space: null, direct: null })).toBe(null);
});
