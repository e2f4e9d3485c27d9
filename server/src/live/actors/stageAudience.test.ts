import { constants, must, newId } from "@atrium/contract";
import type { AccountId, RoomId } from "@atrium/contract";
import { decideGoOnStage, decideLeaveStage, decideRaiseHand } from "@atrium/rules";
import { createFakeClock } from "@atrium/testkit/fakeClock";
import { aLoadedSpace, anEmptyShelf, aPerson, aRoom } from "@atrium/testkit/liveBuilders";
import { createLiveOutlet } from "@atrium/testkit/liveOutlet";
import { expect, test } from "vitest";
import { inRoom } from "./decideHere.ts";
import { SpaceActor } from "./spaceActor.ts";

const { shownAtMost } = constants.stage;

/** A stage with this many people. */
function aStage(people: number) {
  const clock = createFakeClock();
  const hall = aRoom({ type: "stage", capacity: 5000 });
  const lounge = aRoom();
  const space = new SpaceActor(aLoadedSpace({ rooms: [hall, lounge], maxOnline: 5000 }), {
    clock,
    random: () => 0.5,
    newMediaRoom: () => newId(),
    shelfOf: anEmptyShelf,
    onMediaOver: () => {},
    wake: () => {},
    onRoomLeft: () => {},
    onAsk: () => {},
  });
  const enter = () => {
    const person = aPerson();
    const outlet = createLiveOutlet();
    space.enter({ person, sessionId: "s", outlet, replaces: null });
    space.enterRoom(person.accountId, hall.id);
    outlet.send({
      type: "roomSnapshot",
      snapshot: must(space.roomOf(person.accountId), "inside").actor.snapshotFor(person.accountId),
    });
    return { accountId: person.accountId, outlet };
  };
  const all = Array.from({ length: people }, enter);
  const settle = () => {
    clock.advance(2000);
    for (const { outlet } of all) outlet.flush();
  };
  const person = (at: number) => must(all[at], "one of them");
  return { space, hall, lounge, person, settle };
}

test("of a large stage everybody sees the first hundred, themselves and how many there are besides", () => {
  const { hall, person, settle } = aStage(shownAtMost + 40);
  settle();
  const first = person(0).outlet.mirror.spaceNow.records;
  expect(Object.keys(first.participant)).toHaveLength(shownAtMost);
  expect(first.audience).toEqual({ [hall.id]: { roomId: hall.id, count: 40 } });
  const last = person(shownAtMost + 39);
  expect(Object.keys(last.outlet.mirror.spaceNow.records.participant)).toHaveLength(shownAtMost + 1);
  expect(last.outlet.mirror.room?.records.member[last.accountId]).toMatchObject({ inAudience: true });
});

test("whoever of the audience sends something is shown to everybody, also where they stand", () => {
  const { space, hall, person, settle } = aStage(shownAtMost + 2);
  const { accountId } = person(shownAtMost + 1);
  const actor = must(space.roomOf(accountId), "inside").actor;
  actor.move(accountId, 5_000_000, 6_000_000);
  actor.changeMember(accountId, { audioMuted: false });
  actor.tick();
  settle();
  const { mirror } = person(0).outlet;
  expect(mirror.spaceNow.records.participant[accountId]).toMatchObject({ inAudience: false });
  expect(mirror.room?.records.member[accountId]).toMatchObject({ audioMuted: false });
  expect(mirror.placeOf(accountId)).toEqual({ x: 500, y: 600 });
  expect(mirror.spaceNow.records.audience[hall.id]?.count).toBe(1);
});

test("the count follows who goes, and an empty audience is none", () => {
  const { space, hall, lounge, person, settle } = aStage(shownAtMost + 2);
  const [stays, goes] = [person(shownAtMost), person(shownAtMost + 1)];
  space.enterRoom(goes.accountId, lounge.id);
  settle();
  expect(person(0).outlet.mirror.spaceNow.records.audience[hall.id]?.count).toBe(1);
  expect(person(0).outlet.mirror.spaceNow.records.participant[goes.accountId]).toMatchObject({ roomId: lounge.id });
  space.leave(stays.accountId, stays.outlet.connectionId);
  settle();
  expect(person(0).outlet.mirror.spaceNow.records.audience).toEqual({});
});

test("once a room is no stage any more, everybody in it is seen and nobody has a part in it", () => {
  const { space, hall, person, settle } = aStage(shownAtMost + 2);
  const [first, last] = [person(0), person(shownAtMost + 1)];
  raisesHand(space, hall.id, last.accountId);
  for (const type of ["spatial", "stage"] as const) {
    space.change([{ type: "merge", kind: "room", id: hall.id, changes: { type } }]);
    settle();
    const { spaceNow, room } = first.outlet.mirror;
    expect(spaceNow.records.participant[last.accountId]).toMatchObject({ inAudience: false });
    expect(room?.records.member[last.accountId]).toMatchObject({ inAudience: false });
    expect(spaceNow.records.audience).toEqual({});
    expect(last.outlet.mirror.room?.records.stagePart).toEqual({});
  }
});

test("who changes their look looks the same on the stage", () => {
  const { space, hall, person, settle } = aStage(2);
  const { accountId } = person(1);
  raisesHand(space, hall.id, accountId);
  space.update(accountId, { name: "Other", palette: "mainPalette3v2" });
  settle();
  const part = person(0).outlet.mirror.room?.records.stagePart[accountId];
  expect(part).toMatchObject({ name: "Other", palette: "mainPalette3v2", state: "hand" });
});

const raisesHand = (space: SpaceActor, roomId: RoomId, accountId: AccountId) =>
  inRoom({ space, roomId, accountId }, decideRaiseHand, { nowMs: 1 });

test("everybody in the space knows on which stage somebody is, until nobody is any more", () => {
  const { space, hall, lounge, person, settle } = aStage(3);
  const [elsewhere, one, other] = [person(0), person(1), person(2)];
  space.enterRoom(elsewhere.accountId, lounge.id);
  const liveStages = () => {
    settle();
    return Object.keys(elsewhere.outlet.mirror.spaceNow.records.liveStage);
  };
  raisesHand(space, hall.id, one.accountId);
  expect(liveStages()).toEqual([]);
  for (const { accountId } of [one, other]) {
    space.update(accountId, { role: "SPACE_MODERATOR" });
    inRoom({ space, roomId: hall.id, accountId }, decideGoOnStage, { nowMs: 2 });
  }
  expect(liveStages()).toEqual([hall.id]);
  inRoom({ space, roomId: hall.id, accountId: one.accountId }, decideLeaveStage, {});
  expect(liveStages()).toEqual([hall.id]);
  space.leave(other.accountId, other.outlet.connectionId);
  expect(liveStages()).toEqual([]);
});
