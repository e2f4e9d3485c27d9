import { expect, test } from "vitest";
import { fixtureRoom } from "../fixtures/fixtureRoom.ts";
import { cast, roomIdOf, type Cast } from "../fixtures/people.ts";
import { ownWait, roomsWaiting, shieldModel, waitedText } from "./shieldModel.ts";

const room = (changes: Record<string, Partial<Cast>>, shield = true) => {
  const people = cast.map((person) => ({ ...person, ...changes[person.key] }));
  return fixtureRoom({ people, room: { shield } }).live.getState();
};

test("a host sees who waits, the longest first, in other rooms too", () => {
  const live = room({ lena: { heldForMs: 20_000 }, yuki: { heldForMs: 60_000 }, grace: { heldForMs: 1000 } });
  const model = shieldModel(live);
  expect(model).toMatchObject({
    isUp: true,
    waiting: [
      { person: { name: "Yuki Tanabe" }, roomName: null },
      { person: { name: "Лена Бойко" }, roomName: null },
      { person: { name: "Grace" }, roomName: "Sprint board" },
    ],
  });
  expect(model === null ? null : roomsWaiting(model)).toEqual([roomIdOf("lounge"), roomIdOf("sprint")]);
});

test("who is no host sees no queue, and hosts see none on a stage", () => {
  expect(shieldModel(room({ arina: { role: "SPACE_MEMBER" } }))).toBeNull();
  const stage = fixtureRoom({ room: { type: "stage", shield: true } }).live.getState();
  expect(shieldModel(stage)).toBeNull();
});

test("who waits is told so, and whether a host is there to see it", () => {
  const newcomer = { arina: { role: "PUBLIC_GUEST", heldForMs: 5000 } } as const;
  expect(ownWait(room(newcomer))).toMatchObject({ isSeen: true });
  expect(ownWait(room({ ...newcomer, kofi: { role: "SPACE_MEMBER" } }))).toMatchObject({ isSeen: false });
  expect(ownWait(room({ ...newcomer, kofi: { away: true } }))).toMatchObject({ isSeen: false });
  expect(ownWait(room({}))).toBeNull();
});

test("waiting is told in seconds and then in minutes, by the clock of the server", () => {
  expect(waitedText(20_900, "en")).toBe("20 seconds");
  expect(waitedText(61_000, "en")).toBe("1 minute");
  expect(waitedText(180_000, "ru")).toBe("3 минуты");
  expect(waitedText(-500, "en")).toBe("0 seconds");
  const live = room({ arina: { role: "PUBLIC_GUEST", heldForMs: 0 } });
  const sinceMs = ownWait(live)?.sinceMs ?? 0;
  expect(ownWait({ ...live, clockOffsetMs: 700 })?.sinceMs).toBe(sinceMs - 700);
});
