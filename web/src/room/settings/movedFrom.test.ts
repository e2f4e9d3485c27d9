import { must } from "@atrium/contract";
import { expect, test } from "vitest";
import { fixtureRoom } from "../fixtures/fixtureRoom.ts";
import { roomIdOf } from "../fixtures/people.ts";
import { movedFrom } from "./movedFrom.ts";

const space = must(fixtureRoom().live.getState().space, "the fixture is in a space");
const [sprint, lounge, hall] = [roomIdOf("sprint"), roomIdOf("lounge"), roomIdOf("hall")];
const inside = Object.values(space.records.participant).filter(({ roomId }) => roomId === sprint);
const from = { people: inside.map(({ accountId }) => accountId), roomId: sprint };

/** The space after people of the deleted room came to others, in their order. */
function after(rooms: readonly (string | null)[]) {
  const moved = inside.flatMap((person, index) => {
    const to = rooms[index];
    return to === undefined ? [] : [[person.accountId, { ...person, roomId: to }] as const];
  });
  const others = Object.entries(space.records.participant).filter(([id]) => !from.people.some((each) => each === id));
  return { ...space, records: { ...space.records, participant: Object.fromEntries([...others, ...moved]) } } as never;
}

test("people of a deleted room are counted where all of them stand now", () => {
  expect(inside.length).toBeGreaterThan(1);
  expect(movedFrom(after(inside.map(() => lounge)), from)).toMatchObject({ count: inside.length, to: { id: lounge } });
});

test("as long as one of them is nowhere or still there, nothing is said", () => {
  expect(movedFrom(space, from)).toBeNull();
  expect(movedFrom(after(inside.map((_, index) => (index === 0 ? null : lounge))), from)).toBeNull();
});

test("those who left are not counted, and several rooms are not named", () => {
  expect(movedFrom(after([lounge]), from)).toMatchObject({ count: 1, to: { id: lounge } });
  expect(movedFrom(after(inside.map((_, index) => (index === 0 ? hall : lounge))), from)?.to).toBeNull();
});
