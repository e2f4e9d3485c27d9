import { CLOSE_CODES, newId } from "@atrium/contract";
import type { AccountId, ConnectionId, Room } from "@atrium/contract";
import { createFakeClock } from "@atrium/testkit/fakeClock";
import { aLoadedSpace, anEmptyShelf, aPerson, aRoom } from "@atrium/testkit/liveBuilders";
import type { Person } from "@atrium/testkit/liveBuilders";
import { createLiveOutlet } from "@atrium/testkit/liveOutlet";
import { expect, test } from "vitest";
import { noteLeft } from "./newcomers.ts";
import { SpaceActor } from "./spaceActor.ts";

function arrange() {
  const clock = createFakeClock();
  const [room, elsewhere] = [aRoom(), aRoom()];
  const nothing = () => {};
  const needs = { onMediaOver: nothing, wake: nothing, onRoomLeft: nothing, onAsk: nothing };
  const space = new SpaceActor(aLoadedSpace({ rooms: [room, elsewhere] }), {
    clock,
    random: () => 0.5,
    newMediaRoom: () => newId(),
    shelfOf: anEmptyShelf,
    ...needs,
  });
  const shield = (isUp: boolean, changes: Partial<Room> = {}) =>
    space.change([
      {
        type: "put",
        kind: "room",
        id: room.id,
        record: { ...(space.room(room.id) ?? room), shield: isUp, ...changes },
      },
    ]);
  const enter = (changes: Partial<Person> = {}, replaces: ConnectionId | null = null) => {
    const person = aPerson(changes);
    const outlet = createLiveOutlet();
    space.enter({ person, sessionId: newId(), outlet, replaces });
    const { accountId } = person;
    const goTo = (roomId: Room["id"]) => space.enterRoom(accountId, roomId);
    return {
      person,
      accountId,
      outlet,
      goTo,
      isHeld: () => typeof space.participant(accountId)?.heldSinceMs === "number",
    };
  };
  /** Somebody who is in the room for as long as the test. */
  const stays = enter();
  stays.goTo(room.id);
  return { space, clock, room, elsewhere, shield, enter, stays };
}

test("whoever comes in while the shield is up waits; who is inside does not, nor does a host", () => {
  const { shield, enter, room, stays, clock, space } = arrange();
  shield(true);
  const [guest, host] = [enter(), enter({ role: "SPACE_MODERATOR" })];
  guest.goTo(room.id);
  host.goTo(room.id);
  expect([stays.isHeld(), guest.isHeld(), host.isHeld()]).toEqual([false, true, false]);
  expect(space.participant(guest.accountId)?.heldSinceMs).toBe(clock.nowMs());
});

test("waiting lasts over a lost connection and a second tab, and ends with leaving for another room", () => {
  const { shield, enter, room, elsewhere, space } = arrange();
  shield(true);
  const guest = enter();
  guest.goTo(room.id);
  space.lose(guest.accountId, guest.outlet.connectionId);
  const back = enter(guest.person, guest.outlet.connectionId);
  expect(back.isHeld()).toBe(true);
  back.goTo(room.id);
  expect(back.isHeld()).toBe(true);
  const tab = enter(guest.person);
  expect(tab.isHeld()).toBe(true);
  tab.goTo(elsewhere.id);
  expect(tab.isHeld()).toBe(false);
  tab.goTo(room.id);
  expect(tab.isHeld()).toBe(true);
});

test("who was inside or let in comes back without waiting; who was sent away waits, and all do once it comes up anew", () => {
  const { shield, enter, room, elsewhere, stays, space } = arrange();
  const keeper = enter();
  keeper.goTo(room.id);
  shield(true);
  const away = (who: typeof stays) => {
    who.goTo(elsewhere.id);
    who.goTo(room.id);
    return who.isHeld();
  };
  expect(away(stays)).toBe(false);
  const guest = enter();
  guest.goTo(room.id);
  space.change([{ type: "merge", kind: "participant", id: guest.accountId, changes: { heldSinceMs: null } }]);
  expect(away(guest)).toBe(false);
  space.expel(guest.accountId, { closeCode: CLOSE_CODES.kicked });
  const again = enter(guest.person);
  again.goTo(room.id);
  expect(again.isHeld()).toBe(true);
  // Also if they are sent away after leaving by themselves.
  const known = enter();
  known.goTo(room.id);
  space.change([{ type: "merge", kind: "participant", id: known.accountId, changes: { heldSinceMs: null } }]);
  space.leave(known.accountId, known.outlet.connectionId);
  expect(space.expel(known.accountId, { closeCode: CLOSE_CODES.kicked })).toBe(false);
  const back = enter(known.person);
  back.goTo(room.id);
  expect(back.isHeld()).toBe(true);
  stays.goTo(elsewhere.id);
  shield(false);
  shield(true);
  stays.goTo(room.id);
  expect([stays.isHeld(), keeper.isHeld()]).toEqual([true, false]);
});

test("the shield coming down and becoming a host let in", () => {
  const { shield, enter, room, space } = arrange();
  shield(true);
  const [first, second] = [enter(), enter()];
  first.goTo(room.id);
  second.goTo(room.id);
  space.update(first.accountId, { role: "SPACE_MODERATOR" });
  expect([first.isHeld(), second.isHeld()]).toEqual([false, true]);
  shield(false);
  expect(second.isHeld()).toBe(false);
});

test("following ends as whoever is followed leaves the space", () => {
  const { enter, space, stays } = arrange();
  const follower = enter();
  const changes = { followsAccountId: stays.accountId };
  space.change([{ type: "merge", kind: "participant", id: follower.accountId, changes }]);
  space.leave(stays.accountId, stays.outlet.connectionId);
  expect(space.participant(follower.accountId)?.followsAccountId).toBeNull();
});

test("nobody who left is remembered while no shield is up, and of those under one only so many", () => {
  const { room, space, shield, enter } = arrange();
  const known = new Set<AccountId>();
  const leave = (accountId: AccountId) =>
    noteLeft({ actor: { roomId: room.id }, known }, { inSpace: space.records, accountId });
  const [first, second] = [enter(), enter()];
  leave(first.accountId);
  expect(known.size).toBe(0);
  shield(true);
  leave(first.accountId);
  for (let count = 0; count < 4999; count += 1) known.add(newId<AccountId>());
  leave(second.accountId);
  expect([known.size, known.has(first.accountId), known.has(second.accountId)]).toEqual([5000, false, true]);
});
