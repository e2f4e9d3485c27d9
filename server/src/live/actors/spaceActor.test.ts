import { CLOSE_CODES, newId } from "@atrium/contract";
import type { ConnectionId, Room } from "@atrium/contract";
import { createFakeClock } from "@atrium/testkit/fakeClock";
import { aLoadedSpace, anEmptyShelf, aPerson, aRoom } from "@atrium/testkit/liveBuilders";
import type { Person } from "@atrium/testkit/liveBuilders";
import { createLiveOutlet } from "@atrium/testkit/liveOutlet";
import { expect, test } from "vitest";
import { SpaceActor } from "./spaceActor.ts";

function arrange({ maxOnline = 100, rooms = [aRoom(), aRoom()] }: { maxOnline?: number; rooms?: Room[] } = {}) {
  const clock = createFakeClock();
  const leftMedia: string[] = [];
  const loaded = aLoadedSpace({ rooms, maxOnline });
  const space = new SpaceActor(loaded, {
    clock,
    random: () => 0.5,
    newMediaRoom: () => newId(),
    shelfOf: anEmptyShelf,
    onMediaOver: () => {},
    wake: () => {},
    onRoomLeft: (_room, accountId) => leftMedia.push(accountId),
    onAsk: () => {},
  });
  const enter = (changes: Partial<Person> = {}, replaces: ConnectionId | null = null) => {
    const person = aPerson(changes);
    const outlet = createLiveOutlet();
    const isIn = space.enter({ person, sessionId: `session of ${person.accountId}`, outlet, replaces }) === "in";
    return { accountId: person.accountId, outlet, isIn };
  };
  const room = (index: number) => rooms[index]?.id ?? newId();
  const everything = () => space.snapshotFor({ accountId: null, role: "TEAM_ADMIN", roomId: null });
  return { everything, space, clock, enter, loaded, room, leftMedia };
}

test("whoever comes in is greeted with everything, and everybody else is told of them", () => {
  const { everything, enter } = arrange();
  const first = enter();
  const second = enter();
  first.outlet.flush();
  second.outlet.flush();
  expect(first.outlet.mirror.space).toEqual(everything());
  expect(second.outlet.mirror.space).toEqual(everything());
  expect(Object.keys(everything().records.participant)).toHaveLength(2);
});

test("a full space lets nobody in, except those who are in already", () => {
  const { enter } = arrange({ maxOnline: 1 });
  const { accountId } = enter();
  expect(enter().isIn).toBe(false);
  expect(enter({ accountId }).isIn).toBe(true);
});

test("a second tab ends the first one for good and starts silent", () => {
  const { space, enter, room } = arrange();
  const { accountId, outlet } = enter();
  space.enterRoom(accountId, room(0))?.actor.changeMember(accountId, { audioMuted: false, sharingScreen: true });
  const second = enter({ accountId });
  expect(outlet.ended).toEqual({ closeCode: CLOSE_CODES.newConnection });
  expect(space.online).toBe(1);
  expect(space.roomOf(accountId)?.actor.member(accountId)).toMatchObject({ audioMuted: true, sharingScreen: false });
  second.outlet.flush();
  expect(second.outlet.mirror.connected.resumeRoomId).toBe(room(0));
});

test("a late end of the older connection does not touch the newer one", () => {
  const { space, enter } = arrange();
  const { accountId, outlet } = enter();
  enter({ accountId });
  space.lose(accountId, outlet.connectionId);
  space.leave(accountId, outlet.connectionId);
  expect(space.participant(accountId)).toMatchObject({ away: false });
});

test("whoever loses the connection is away, and comes back without coming or going", () => {
  const { space, enter, room, clock } = arrange();
  const watcher = enter();
  const { accountId, outlet } = enter();
  space.enterRoom(accountId, room(0))?.actor.changeMember(accountId, { audioMuted: false });
  space.lose(accountId, outlet.connectionId);
  expect(space.participant(accountId)).toMatchObject({ away: true, roomId: room(0) });
  clock.advance(14_000);
  space.sweep();
  watcher.outlet.flush();
  const back = enter({ accountId }, outlet.connectionId);
  expect(space.participant(accountId)).toMatchObject({ away: false, roomId: room(0) });
  expect(space.roomOf(accountId)?.actor.member(accountId)).toMatchObject({ audioMuted: false });
  back.outlet.flush();
  expect(back.outlet.mirror.connected.resumeRoomId).toBe(room(0));
  const gone = watcher.outlet.mirror.heard.filter((message) => JSON.stringify(message).includes('"gone"'));
  expect(gone).toEqual([]);
});

test("a page that was reloaded comes back to its place and sends nothing", () => {
  const { space, enter, room } = arrange();
  const { accountId, outlet } = enter();
  const open = space.enterRoom(accountId, room(0));
  open?.actor.move(accountId, 4_000_000, 3_000_000);
  open?.actor.changeMember(accountId, {
    audioMuted: false,
    videoMuted: false,
    sharingScreen: true,
    hasMegaphone: true,
  });
  space.lose(accountId, outlet.connectionId);
  const fresh = enter({ accountId });
  fresh.outlet.flush();
  expect(fresh.outlet.mirror.connected.resumeRoomId).toBe(room(0));
  expect(space.roomOf(accountId)?.actor.member(accountId)).toMatchObject({
    pos: [4_000_000, 3_000_000],
    audioMuted: true,
    videoMuted: true,
    sharingScreen: false,
    hasMegaphone: false,
  });
});

test("a connection that is still open when its person comes back is dropped without a word", () => {
  const { enter } = arrange();
  const { accountId, outlet } = enter();
  enter({ accountId }, outlet.connectionId);
  expect(outlet.ended).toBe("abandoned");
});

test("nobody stays a ghost: after 15 seconds away they are gone, from their room and the media too", () => {
  const { space, enter, room, clock, leftMedia } = arrange();
  const watcher = enter();
  space.enterRoom(watcher.accountId, room(0));
  const { accountId, outlet } = enter();
  space.enterRoom(accountId, room(0));
  space.lose(accountId, outlet.connectionId);
  clock.advance(15_000);
  space.sweep();
  expect(space.participant(accountId)).toBeNull();
  expect(space.rooms.find(room(0))?.actor.accountIds()).toEqual([watcher.accountId]);
  expect(leftMedia).toEqual([accountId]);
});

test("whoever says goodbye is gone at once", () => {
  const { space, enter } = arrange();
  const { accountId, outlet } = enter();
  space.leave(accountId, outlet.connectionId);
  expect(space.online).toBe(0);
});

test("going into another room leaves the one before, at the media server too", () => {
  const { space, enter, room, leftMedia } = arrange();
  const { accountId } = enter();
  space.enterRoom(accountId, room(0));
  space.enterRoom(accountId, room(1));
  expect(space.rooms.find(room(0))).toBeNull();
  expect(space.roomOf(accountId)?.actor.roomId).toBe(room(1));
  expect(leftMedia).toEqual([accountId]);
});

test("a full room lets nobody in, except its members", () => {
  const { space, enter, room } = arrange({ rooms: [aRoom({ capacity: 1 })] });
  const first = enter();
  const second = enter();
  expect(space.enterRoom(first.accountId, room(0))).not.toBeNull();
  expect(space.enterRoom(second.accountId, room(0))).toBeNull();
  expect(space.enterRoom(first.accountId, room(0))).not.toBeNull();
});

test("a room has another name at the media server each time it opens", () => {
  const { space, enter, room } = arrange();
  const { accountId } = enter();
  const first = space.enterRoom(accountId, room(0))?.mediaRoom;
  space.enterRoom(accountId, room(1));
  expect(space.enterRoom(accountId, room(0))?.mediaRoom).not.toBe(first);
});

test("somebody sent away is told why and is gone", () => {
  const { space, enter } = arrange();
  const { accountId, outlet } = enter();
  expect(space.expel(accountId, { closeCode: CLOSE_CODES.kicked })).toBe(true);
  expect(outlet.ended).toEqual({ closeCode: CLOSE_CODES.kicked });
  expect(space.expel(accountId, { closeCode: CLOSE_CODES.kicked })).toBe(false);
});

test("the end of a session ends its visits only", () => {
  const { space, enter } = arrange();
  const first = enter();
  const second = enter();
  space.endSession(`session of ${first.accountId}`);
  expect(first.outlet.ended).toEqual({ closeCode: CLOSE_CODES.unauthorized });
  expect(second.outlet.ended).toBeNull();
});

test("a room that is gone sends its people elsewhere", () => {
  const { space, enter, room, loaded } = arrange();
  const { accountId, outlet } = enter();
  space.enterRoom(accountId, room(0));
  outlet.waiting.length = 0;
  space.reload({ ...loaded, records: { ...loaded.records, room: loaded.records.room.slice(1) } });
  expect(outlet.waiting.map((message) => message.type)).toEqual(["roomClosed", "spacePatches"]);
  expect(space.participant(accountId)?.roomId).toBeNull();
});

test("reading the same records again says nothing", () => {
  const { space, enter, loaded } = arrange();
  const { outlet } = enter();
  outlet.waiting.length = 0;
  space.reload(structuredClone(loaded));
  expect(outlet.waiting).toEqual([]);
});

test("a hidden room and who is in it show to hosts only", () => {
  const hidden = aRoom({ isHidden: true });
  const { space, enter } = arrange({ rooms: [aRoom(), hidden] });
  const guest = enter();
  const host = enter({ role: "SPACE_MODERATOR" });
  space.enterRoom(host.accountId, hidden.id);
  guest.outlet.flush();
  host.outlet.flush();
  expect(guest.outlet.mirror.spaceNow.records.room[hidden.id]).toBeUndefined();
  expect(guest.outlet.mirror.spaceNow.records.participant[host.accountId]?.roomId).toBeNull();
  expect(host.outlet.mirror.spaceNow.records.participant[host.accountId]?.roomId).toBe(hidden.id);
});

test("a room that becomes hidden disappears for those who may not see it", () => {
  const { space, enter, loaded } = arrange();
  const guest = enter();
  const [first, ...rest] = loaded.records.room;
  space.reload({
    ...loaded,
    records: { ...loaded.records, room: [aRoom({ ...first, isHidden: true }), ...rest] },
  });
  guest.outlet.flush();
  expect(Object.keys(guest.outlet.mirror.spaceNow.records.room)).toEqual(rest.map((room) => room.id));
});
