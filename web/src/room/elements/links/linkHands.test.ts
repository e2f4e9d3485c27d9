import { newId, type RoomId } from "@atrium/contract";
import { expect, test } from "vitest";
import { linkOfRoom, roomOfLink } from "./linkHands.ts";

const SPACE = "https://atrium.example/s/kestrel";
const roomId = newId<RoomId>();

test("an address of this space with a room leads to that room, whatever else it carries", () => {
  expect(roomOfLink(linkOfRoom(roomId, SPACE), SPACE)).toBe(roomId);
  expect(roomOfLink(`${SPACE}/?message=3&room=${roomId}`, SPACE)).toBe(roomId);
  expect(roomOfLink(`https://kestrel.example/?room=${roomId}`, "https://kestrel.example/")).toBe(roomId);
});

test.each([
  ["another space", `https://atrium.example/s/other?room=${roomId}`],
  ["another site", `https://atrium.example.net/s/kestrel?room=${roomId}`],
  ["the space without a room", SPACE],
  ["a room that can be none", `${SPACE}?room=lab`],
  ["no address", "kestrel"],
])("%s is no room of this space", (_which, url) => {
  expect(roomOfLink(url, SPACE)).toBeNull();
});
