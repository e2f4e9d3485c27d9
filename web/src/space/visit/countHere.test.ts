import { aMember, aParticipant, aRoom, aRoomSnapshot, aSpaceSnapshot } from "@atrium/testkit/liveBuilders";
import { expect, test } from "vitest";
import { countHere } from "./countHere.ts";

test("people in the space and in the room are counted, oneself among them", () => {
  const space = aSpaceSnapshot({ people: [aParticipant(), aParticipant(), aParticipant()] });
  const room = aRoom();
  const snapshot = aRoomSnapshot({ roomId: room.id, members: [aMember(), aMember()] });
  expect(countHere({ space, room: { room, snapshot } })).toEqual({ spacePeople: 3, roomPeople: 2, elements: 0 });
});

test("outside of a room nothing is counted in it", () => {
  expect(countHere({ space: null, room: null })).toEqual({ spacePeople: 0, roomPeople: 0, elements: 0 });
});
