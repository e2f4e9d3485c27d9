import { newId } from "@atrium/contract";
import type { AccountId, ElementId, RoomType } from "@atrium/contract";
import { createFakeClock } from "@atrium/testkit/fakeClock";
import { anElement, aRoom } from "@atrium/testkit/liveBuilders";
import { createLiveOutlet } from "@atrium/testkit/liveOutlet";
import { expect, test } from "vitest";
import type { KeptLive } from "../../room/index.ts";
import { RoomActor } from "./roomActor.ts";
import { toScaled } from "./scale.ts";

const inside = { x: 500, y: 500 };
const outside = { x: 1500, y: 1000 };

/** A room with an area around `inside`, and people who come and walk. */
function arrange(type: RoomType = "spatial", missed: KeptLive["behindDoors"] | null = null) {
  let record = aRoom({ size: { w: 3200, h: 1800 }, type });
  const clock = createFakeClock();
  const kept: KeptLive["behindDoors"][] = [];
  const room = new RoomActor(record.id, {
    clock,
    random: () => 0.5,
    room: () => record,
    viewerOf: (accountId) => ({ accountId, role: "PUBLIC_GUEST", roomId: record.id }),
    wake: () => undefined,
    onShown: () => undefined,
    onScreenOver: () => undefined,
    missed,
    onBehindDoors: (behind) => void kept.push(behind),
  });
  const id = CORNER;
  const put = (open: boolean, pos = { x: 400, y: 400 }) => {
    const data = { type: "private_area", open, name: "Corner" } as const;
    const element = anElement({ id, pos, width: 300, height: 300, data });
    room.change([{ type: "put", kind: "element", id, record: element }]);
  };
  const enter = (accountId = newId<AccountId>()) => {
    room.join(accountId, createLiveOutlet());
    return accountId;
  };
  const walk = (accountId: AccountId, to: { x: number; y: number }) => room.move(accountId, ...toScaled(to));
  const become = (next: RoomType) => {
    record = { ...record, type: next };
    room.change([]);
  };
  const of = (accountId: AccountId) => room.member(accountId);
  return { room, clock, id, put, enter, walk, become, of, kept };
}
const CORNER = newId<ElementId>();

test("whoever walks into an open area is in it, and out of it with the next step outside", () => {
  const { id, put, enter, walk, of } = arrange();
  const somebody = enter();
  put(true);
  walk(somebody, inside);
  expect(of(somebody)?.privateAreaIds).toEqual([id]);
  walk(somebody, outside);
  expect(of(somebody)?.privateAreaIds).toEqual([]);
});

test("a closed door keeps those inside in and others out, wherever their browser says they are", () => {
  const { id, put, enter, walk, of } = arrange();
  const [one, other] = [enter(), enter()];
  put(true);
  walk(one, inside);
  walk(other, outside);
  put(false);
  walk(other, inside);
  expect(of(other)).toMatchObject({ pos: toScaled({ x: inside.x, y: outside.y }), privateAreaIds: [] });
  walk(one, { x: 450, y: 450 });
  expect(of(one)).toMatchObject({ pos: toScaled({ x: 450, y: 450 }), privateAreaIds: [id] });
  walk(one, outside);
  walk(one, inside);
  expect(of(one)).toMatchObject({ pos: toScaled({ x: inside.x, y: outside.y }), privateAreaIds: [] });
});

test("an area that is moved or removed lets go of its people, and a closed one takes in nobody by being moved", () => {
  const { room, id, put, enter, walk, of } = arrange();
  const [one, other] = [enter(), enter()];
  put(true);
  walk(one, inside);
  walk(other, outside);
  put(false, { x: 1400, y: 900 });
  expect(of(one)?.privateAreaIds).toEqual([]);
  expect(of(other)?.privateAreaIds).toEqual([]);
  put(true, { x: 1400, y: 900 });
  expect(of(other)?.privateAreaIds).toEqual([id]);
  room.change([{ type: "gone", kind: "element", id }]);
  expect(of(other)?.privateAreaIds).toEqual([]);
});

test("nobody arrives in an area, and a room without distances has none", () => {
  const { put, enter, of } = arrange();
  put(true, { x: 1500, y: 800 });
  for (let count = 0; count < 8; count += 1) expect(of(enter())?.privateAreaIds).toEqual([]);
  const board = arrange("collaboration");
  board.put(true);
  const somebody = board.enter();
  board.walk(somebody, inside);
  expect(board.of(somebody)?.privateAreaIds).toEqual([]);
});

/** Somebody behind a closed door. */
function arrangeClosed() {
  const arranged = arrange();
  const host = arranged.enter();
  arranged.put(true);
  arranged.walk(host, inside);
  arranged.put(false);
  return { ...arranged, host };
}

test("whoever somebody inside lets in comes past the closed door, once", () => {
  const { room, id, enter, walk, of, host } = arrangeClosed();
  const guest = enter();
  walk(guest, outside);
  room.letPast(guest, { hostId: host, areaId: null });
  expect(of(guest)?.privateAreaIds).toEqual([id]);
  walk(guest, { x: 450, y: 450 });
  expect(of(guest)).toMatchObject({ pos: toScaled({ x: 450, y: 450 }), privateAreaIds: [id] });
  walk(guest, outside);
  walk(guest, inside);
  expect(of(guest)?.privateAreaIds).toEqual([]);
});

test("whoever is let in from another room arrives inside, within a minute", () => {
  const { room, clock, id, enter, of, host } = arrangeClosed();
  const [guest, late] = [newId<AccountId>(), newId<AccountId>()];
  room.letPast(guest, { hostId: host, areaId: null });
  room.letPast(late, { hostId: host, areaId: null });
  expect(of(enter(guest))?.privateAreaIds).toEqual([id]);
  room.leave(guest);
  expect(of(enter(guest))?.privateAreaIds).toEqual([]);
  clock.advance(60_001);
  expect(of(enter(late))?.privateAreaIds).toEqual([]);
});

test("nobody is moved by somebody who is behind no closed door", () => {
  const { room, put, enter, walk, of, host } = arrangeClosed();
  const guest = enter();
  walk(guest, outside);
  put(true);
  room.letPast(guest, { hostId: host, areaId: null });
  expect(of(guest)).toMatchObject({ pos: toScaled(outside), privateAreaIds: [] });
  put(false);
  walk(host, outside);
  room.letPast(guest, { hostId: host, areaId: null });
  expect(of(guest)?.privateAreaIds).toEqual([]);
});

test("whoever loses the connection inside is inside when they return, and outside once they have left", () => {
  const { room, id, enter, of, host } = arrangeClosed();
  room.unplug(host);
  expect(of(enter(host))?.privateAreaIds).toEqual([id]);
  room.leave(host);
  expect(of(enter(host))?.privateAreaIds).toEqual([]);
});

test("an area that is made smaller lets go of those who stand outside its walls now", () => {
  const { room, id, of, host } = arrangeClosed();
  room.change([{ type: "merge", kind: "element", id, changes: { width: 50 } }]);
  expect(of(host)?.privateAreaIds).toEqual([]);
});

test("a room that becomes a board has nobody in an area, and whoever stands in an open one is in it once it is a floor again", () => {
  const { id, put, enter, walk, become, of } = arrange();
  const somebody = enter();
  put(true);
  walk(somebody, inside);
  become("collaboration");
  expect(of(somebody)?.privateAreaIds).toEqual([]);
  become("spatial");
  expect(of(somebody)?.privateAreaIds).toEqual([id]);
});

test("who is behind a closed door is kept, until they step out, leave or the door opens", () => {
  const { room, put, enter, walk, kept, host, id } = arrangeClosed();
  expect(kept).toEqual([{ [host]: [id] }]);
  walk(enter(), outside);
  walk(host, { x: 450, y: 450 });
  expect(kept).toHaveLength(1);
  walk(host, outside);
  expect(kept.at(-1)).toEqual({});
  put(true);
  walk(host, inside);
  expect(kept).toHaveLength(2);
  put(false);
  expect(kept.at(-1)).toEqual({ [host]: [id] });
  put(true);
  expect(kept.at(-1)).toEqual({});
  put(false);
  room.leave(host);
  expect(kept.at(-1)).toEqual({});
});

test("after a restart whoever was behind the closed door comes back inside, once and within a minute", () => {
  const [one, other, late] = [newId<AccountId>(), newId<AccountId>(), newId<AccountId>()];
  const was = { [one]: [CORNER], [other]: [CORNER], [late]: [CORNER] };
  const { room, clock, put, enter, of, kept } = arrange("spatial", was);
  put(false);
  expect(of(enter())?.privateAreaIds).toEqual([]);
  expect(of(enter(one))?.privateAreaIds).toEqual([CORNER]);
  expect(kept).toEqual([]);
  room.leave(one);
  expect(kept.at(-1)).toEqual({ [other]: [CORNER], [late]: [CORNER] });
  expect(of(enter(one))?.privateAreaIds).toEqual([]);
  put(true);
  expect(of(enter(other))?.privateAreaIds).toEqual([]);
  put(false);
  clock.advance(60_001);
  expect(of(enter(late))?.privateAreaIds).toEqual([]);
});

/** A host behind two closed doors: the corner's, and that of another area within it, which leaves its left side free. */
function arrangeTwoDoors() {
  const arranged = arrangeClosed();
  const inner = newId<ElementId>();
  const { room, host } = arranged;
  const put = (open: boolean) => {
    const data = { type: "private_area", open, name: "Inner" } as const;
    const element = anElement({ id: inner, pos: { x: 480, y: 400 }, width: 220, height: 300, data });
    room.change([{ type: "put", kind: "element", id: inner, record: element }]);
  };
  put(true);
  put(false);
  expect(arranged.of(host)?.privateAreaIds).toEqual([CORNER, inner]);
  const guest = arranged.enter();
  arranged.walk(guest, outside);
  return { ...arranged, inner, guest };
}

test("a yes at one door opens no other one that the host is behind", () => {
  const { room, walk, of, host, guest } = arrangeTwoDoors();
  room.letPast(guest, { hostId: host, areaId: CORNER });
  expect(of(guest)?.privateAreaIds).toEqual([CORNER]);
  walk(guest, inside);
  expect(of(guest)?.privateAreaIds).toEqual([CORNER]);
});

test("a second yes, at the inner door, leads further in, and an invitation leads past both", () => {
  const { room, of, host, guest, inner, enter } = arrangeTwoDoors();
  room.letPast(guest, { hostId: host, areaId: CORNER });
  room.letPast(guest, { hostId: host, areaId: inner });
  expect(of(guest)?.privateAreaIds).toEqual([CORNER, inner]);
  const invited = enter();
  room.letPast(invited, { hostId: host, areaId: null });
  expect(of(invited)?.privateAreaIds).toEqual([CORNER, inner]);
});

test("a yes at the door of an area that is open or gone by then moves nobody", () => {
  const { room, put, of, host, guest } = arrangeTwoDoors();
  put(true);
  room.letPast(guest, { hostId: host, areaId: CORNER });
  room.letPast(guest, { hostId: host, areaId: newId<ElementId>() });
  expect(of(guest)).toMatchObject({ pos: toScaled(outside), privateAreaIds: [] });
});
