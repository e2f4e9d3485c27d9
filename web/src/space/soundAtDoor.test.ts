import { RoomId } from "@atrium/contract";
import { expect, test } from "vitest";
import { exampleEntrance } from "../testing/examples.ts";
import { soundAtDoor } from "./soundAtDoor.ts";

const FULL = { state: "blocked", trouble: "full", gates: [], isTrying: false } as const;
const ROOM = {
  roomId: RoomId.parse("lounge".padEnd(21, "_")),
  name: "Lounge",
  type: "spatial",
  bgImageUrl: null,
  size: { w: 3200, h: 1800 },
  hasPassword: false,
} as const;
const ahead = (isEmpty: boolean) => ({ isPrivate: false, room: { ...ROOM, isEmpty } });

test("a full media server is no reason to tell somebody that people inside cannot be heard: their room is open", () => {
  expect(soundAtDoor(FULL, ahead(false))).toEqual({ state: "unknown" });
});

test("whoever would be the first in their room is told that there is no place for one more, whoever is elsewhere", () => {
  expect(soundAtDoor(FULL, { ...exampleEntrance({ onlineCount: 7 }), ...ahead(true) })).toBe(FULL);
  expect(soundAtDoor(FULL, exampleEntrance({ onlineCount: 7, room: null }))).toBe(FULL);
});

test("a private space that tells a stranger nothing foretells nothing: who signs in may find its room open", () => {
  expect(soundAtDoor(FULL, { isPrivate: true, room: null })).toEqual({ state: "unknown" });
  expect(soundAtDoor(FULL, { ...ahead(true), isPrivate: true })).toBe(FULL);
});

test.each(["network", "server"] as const)("what a %s holds back it holds back from everybody", (trouble) => {
  const blocked = { ...FULL, trouble };
  expect(soundAtDoor(blocked, ahead(false))).toBe(blocked);
});
