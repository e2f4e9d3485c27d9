import { expect, test } from "vitest";
import { fixtureRoom } from "../fixtures/fixtureRoom.ts";
import { cast, elementIdOf, idOf, roomIdOf } from "../fixtures/people.ts";
import { areas } from "../fixtures/things.ts";
import { invitees } from "./insideModel.ts";

test("of whom I might ask in it is known who is in my room, and where others are unless that is hidden", () => {
  const port = fixtureRoom({
    people: cast.map((person) => ({ ...person, areas: person.key === "arina" ? ["focus"] : [] })),
    elements: areas({ open: false }),
  });
  port.tell("sam", { roomId: roomIdOf("nowhere") });
  port.tell("grace", { roomId: null });
  const listed = invitees(port.live.getState(), elementIdOf("focus"), "");
  const placeOf = (key: string) => {
    const { isHere, roomName } = listed.find(({ person }) => person.accountId === idOf(key)) ?? {};
    return [isHere, roomName];
  };
  expect(["kofi", "viktor", "grace", "sam"].map(placeOf)).toEqual([
    [true, null],
    [false, "Sprint board"],
    [false, null],
    [false, null],
  ]);
});
