import { newId } from "@atrium/contract";
import type { AccountId, Room } from "@atrium/contract";
import { createFakeClock } from "@atrium/testkit/fakeClock";
import { aRoom } from "@atrium/testkit/liveBuilders";
import { createLiveOutlet } from "@atrium/testkit/liveOutlet";
import { expect, test } from "vitest";
import { RoomActor } from "./roomActor.ts";

function arrange(changes: Partial<Room> = {}) {
  const woken = { count: 0 };
  const record = aRoom({ size: { w: 3200, h: 1800 }, ...changes });
  const shown: AccountId[] = [];
  const room = new RoomActor(record.id, {
    clock: createFakeClock(),
    random: () => 0.5,
    room: () => record,
    viewerOf: (accountId) => ({ accountId, role: "PUBLIC_GUEST", roomId: record.id }),
    wake: () => void (woken.count += 1),
    onShown: (accountId) => void shown.push(accountId),
    onScreenOver: () => undefined,
  });
  const enter = (accountId = newId<AccountId>()) => {
    const outlet = createLiveOutlet();
    room.join(accountId, outlet);
    outlet.mirror.room = room.snapshotFor(accountId);
    return { accountId, outlet };
  };
  return { room, enter, woken, shown };
}

test("a newcomer has microphone and camera off, and those inside hear of them", () => {
  const { room, enter } = arrange();
  const first = enter();
  const second = enter();
  first.outlet.flush();
  expect(first.outlet.mirror.room?.records.member[second.accountId]).toMatchObject({
    audioMuted: true,
    videoMuted: true,
  });
  expect(first.outlet.mirror.room).toEqual(room.snapshotFor(first.accountId));
});

test("a move reaches everybody at the next tick, as one frame", () => {
  const { room, enter } = arrange();
  const first = enter();
  const second = enter();
  room.tick();
  first.outlet.waiting.length = 0;
  room.move(second.accountId, 5_000_000, 6_000_000);
  room.move(second.accountId, 7_000_000, 8_000_000);
  expect(room.tick()).toBe(false);
  expect(first.outlet.waiting).toEqual([{ type: "presence", roomId: room.roomId, moves: [1, 7_000_000, 8_000_000] }]);
});

test("a tick without news sends nothing", () => {
  const { room, enter } = arrange();
  const { outlet, accountId } = enter();
  room.tick();
  outlet.waiting.length = 0;
  const [x, y] = room.member(accountId)?.pos ?? [0, 0];
  room.move(accountId, x, y);
  room.tick();
  expect(outlet.waiting).toEqual([]);
});

test("a place off the floor becomes the nearest one on it", () => {
  const { room, enter } = arrange();
  const { accountId } = enter();
  room.move(accountId, -1, 99_000_000_000);
  expect(room.member(accountId)?.pos).toEqual([550_000, 17_450_000]);
});

test("a slow listener gets the latest of everybody once they can take it", () => {
  const { room, enter } = arrange();
  const first = enter();
  const slow = enter();
  slow.outlet.flush();
  room.tick();
  slow.outlet.isSlow = true;
  room.move(first.accountId, 5_000_000, 6_000_000);
  expect(room.tick()).toBe(true);
  expect(room.tick()).toBe(true);
  slow.outlet.isSlow = false;
  expect(room.tick()).toBe(false);
  slow.outlet.flush();
  expect(slow.outlet.mirror.placeOf(first.accountId)).toEqual({ x: 500, y: 600 });
});

test("a newcomer hears at the next tick how loud everybody is", () => {
  const { room, enter } = arrange();
  const first = enter();
  room.speak(first.accountId, 7);
  room.tick();
  const second = enter();
  room.tick();
  second.outlet.flush();
  expect(second.outlet.mirror.levelOf(first.accountId)).toBe(7);
});

test("a member who comes again keeps place and state", () => {
  const { room, enter } = arrange();
  const { accountId } = enter();
  room.move(accountId, 5_000_000, 6_000_000);
  room.changeMember(accountId, { audioMuted: false });
  room.unplug(accountId);
  const again = enter(accountId);
  expect(again.outlet.mirror.room?.records.member[accountId]).toMatchObject({
    pos: [5_000_000, 6_000_000],
    audioMuted: false,
  });
  expect(room.size).toBe(1);
});

test("somebody whose socket is gone no longer speaks", () => {
  const { room, enter } = arrange();
  const { accountId } = enter();
  room.speak(accountId, 9);
  room.unplug(accountId);
  expect(room.isSpeaking(accountId)).toBe(false);
});

test("a free seat is given again", () => {
  const { room, enter } = arrange();
  const first = enter();
  enter();
  room.leave(first.accountId);
  expect(room.member(enter().accountId)?.seat).toBe(0);
});

test("a change that changes nothing says nothing", () => {
  const { room, enter } = arrange();
  const { accountId, outlet } = enter();
  room.changeMember(accountId, { audioMuted: true });
  expect(outlet.waiting).toEqual([]);
});

test("who missed changes gets just those, and everything when they are no longer kept", () => {
  const { room, enter } = arrange();
  const { accountId, outlet } = enter();
  const since = room.snapshotFor(accountId).clock;
  for (let turn = 0; turn < 3; turn += 1) room.changeMember(accountId, { audioMuted: turn % 2 === 1 });
  outlet.waiting.length = 0;
  room.resync(accountId, since + 1);
  expect(outlet.waiting.map((message) => message.type)).toEqual(["roomPatches", "roomPatches"]);
  outlet.waiting.length = 0;
  for (let turn = 0; turn < 1000; turn += 1) room.changeMember(accountId, { audioMuted: turn % 2 === 0 });
  outlet.waiting.length = 0;
  room.resync(accountId, since);
  expect(outlet.waiting).toEqual([{ type: "roomSnapshot", snapshot: room.snapshotFor(accountId) }]);
});
