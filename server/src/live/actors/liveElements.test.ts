import { constants, must, newId, screenStreamOf } from "@atrium/contract";
import type { AccountId, ElementId, RoomElement, RoomPatch, StoredElement } from "@atrium/contract";
import { createFakeClock } from "@atrium/testkit/fakeClock";
import { aBackgroundVideo, aLoadedSpace, anElement, aPerson, aRoom } from "@atrium/testkit/liveBuilders";
import { createLiveOutlet } from "@atrium/testkit/liveOutlet";
import { expect, test } from "vitest";
import type { ElementsRead } from "./liveElements.ts";
import { RoomSet } from "./roomSet.ts";
import { SpaceActor } from "./spaceActor.ts";

/** A room whose elements are read when the test says so, and one person in it. */
function arrange(ahead: ElementsRead | null = null) {
  const clock = createFakeClock();
  const room = aRoom();
  const reads: ((read: ElementsRead | null | Error) => void)[] = [];
  const removed: ElementId[] = [];
  const faults: unknown[] = [];
  const rooms = new RoomSet({
    clock,
    random: () => 0.5,
    wake: () => {},
    viewerOf: (accountId) => ({ accountId, role: "SPACE_MEMBER", roomId: room.id }),
    record: () => room,
    newMediaRoom: () => "media",
    onMediaOver: () => {},
    onShown: () => {},
    onLive: () => {},
    shelf: {
      read: () =>
        new Promise((done, fail) => {
          reads.push((read) => (read instanceof Error ? fail(read) : done(read)));
        }),
      removeLeft: async (_roomId, ids) => void removed.push(...ids),
      onFault: (error) => void faults.push(error),
    },
  });
  const open = rooms.open(room.id, ahead);
  const enter = () => {
    const accountId = newId<AccountId>();
    open.actor.join(accountId, createLiveOutlet());
    return accountId;
  };
  const mira = enter();
  return {
    clock,
    rooms,
    open,
    enter,
    mira,
    removed,
    faults,
    reading: () => reads.length,
    /** Answers the oldest pending read. */
    async answer(read: ElementsRead | null | Error) {
      must(reads.shift(), "it is being read")(read);
      await new Promise<void>((done) => void setImmediate(done));
    },
    shown: () => Array.from(open.actor.records.all("element"), ({ id }) => id),
    element: (id: ElementId) => open.actor.records.get("element", id),
  };
}
const stored = ({ collaboratorsIds: _live, ...element }: RoomElement): StoredElement => element;
const put = (record: RoomElement): RoomPatch => ({ type: "put", kind: "element", id: record.id, record });

test("a room shows what is stored once it has been read, and each change after it", async () => {
  const { open, mira, answer, shown, reading } = arrange();
  const [first, second] = [anElement({ creatorId: mira }), anElement({ creatorId: mira })];
  await answer({ revision: 4, elements: [stored(first)] });
  expect(shown()).toEqual([first.id]);
  open.elements.revise({ revision: 5, patches: [put(second)] });
  expect(shown()).toEqual([first.id, second.id]);
  open.elements.revise({ revision: 5, patches: [{ type: "gone", kind: "element", id: first.id }] });
  expect(shown()).toEqual([first.id, second.id]);
  expect(reading()).toBe(0);
});

test("what is read before a change that was told is read again", async () => {
  const { open, mira, answer, shown, reading } = arrange();
  const element = anElement({ creatorId: mira });
  open.elements.revise({ revision: 1, patches: [put(element)] });
  expect(shown()).toEqual([]);
  await answer({ revision: 0, elements: [] });
  expect(reading()).toBe(1);
  await answer({ revision: 1, elements: [stored(element)] });
  expect(shown()).toEqual([element.id]);
});

test("the video behind a stage is read with the elements, and goes where a read has none", async () => {
  const { open, answer, reading } = arrange();
  const behind = () => Array.from(open.actor.records.all("backgroundVideo"));
  const [first, second] = [aBackgroundVideo(), aBackgroundVideo({ state: "pause" })];
  await answer({ revision: 1, elements: [], backgroundVideo: first });
  expect(behind()).toEqual([first]);
  const { roomId } = open.actor;
  const change: RoomPatch = { type: "put", kind: "backgroundVideo", id: roomId, record: second };
  open.elements.revise({ revision: 2, patches: [change] });
  expect([behind(), reading()]).toEqual([[second], 0]);
  open.elements.revise({ revision: 3, patches: null });
  await answer({ revision: 3, elements: [], backgroundVideo: null });
  expect(behind()).toEqual([]);
});

test("a change that comes before the one in front of it has everything read", async () => {
  const { open, mira, answer, shown, reading } = arrange();
  const [first, second] = [anElement({ creatorId: mira }), anElement({ creatorId: mira })];
  await answer({ revision: 1, elements: [] });
  open.elements.revise({ revision: 3, patches: [put(second)] });
  expect(shown()).toEqual([]);
  open.elements.revise({ revision: 2, patches: [put(first)] });
  expect(reading()).toBe(1);
  await answer({ revision: 3, elements: [stored(first), stored(second)] });
  expect(shown().toSorted()).toEqual([first.id, second.id].toSorted());
  open.elements.revise({ revision: 4, patches: null });
  await answer({ revision: 4, elements: [stored(second)] });
  expect(shown()).toEqual([second.id]);
});

test("a reading that fails is made good when somebody comes in", async () => {
  const { open, rooms, mira, answer, shown, faults } = arrange();
  const element = anElement({ creatorId: mira });
  const fault = new Error("the database is away");
  await answer(fault);
  expect(faults).toEqual([fault]);
  rooms.open(open.actor.roomId, null);
  await answer({ revision: 2, elements: [stored(element)] });
  expect(shown()).toEqual([element.id]);
});

test("who leaves takes along what they have not pinned, and lets go what they use", async () => {
  const { open, rooms, mira, enter, answer, element, removed } = arrange();
  const leaver = enter();
  const own = anElement({ creatorId: leaver });
  const pinned = anElement({ creatorId: leaver, didPersist: true });
  const other = anElement({ creatorId: mira });
  await answer({ revision: 1, elements: [own, pinned, other].map(stored) });
  const changes = { collaboratorsIds: [mira, leaver] };
  open.actor.change([{ type: "merge", kind: "element", id: other.id, changes }]);
  rooms.leave(open, leaver);
  expect(removed).toEqual([own.id]);
  expect(element(other.id)?.collaboratorsIds).toEqual([mira]);
});

test("reading again keeps who is using what", async () => {
  const { open, mira, answer, element } = arrange();
  const own = anElement({ creatorId: mira });
  await answer({ revision: 1, elements: [stored(own)] });
  open.actor.change([{ type: "merge", kind: "element", id: own.id, changes: { collaboratorsIds: [mira] } }]);
  open.elements.revise({ revision: 2, patches: null });
  await answer({ revision: 2, elements: [stored({ ...own, width: 333 })] });
  expect(element(own.id)).toMatchObject({ width: 333, collaboratorsIds: [mira] });
});

test("whose creators were cut off waits for them a while, and what nobody comes back to is removed", async () => {
  const { clock, open, mira, answer, removed } = arrange();
  const [back, lost] = [anElement({ creatorId: mira }), anElement()];
  await answer({ revision: 1, elements: [back, lost].map(stored) });
  clock.advance(constants.element.awaitCreatorsMs - 1);
  expect(removed).toEqual([]);
  clock.advance(1);
  expect(removed).toEqual([lost.id]);
  const late = anElement();
  open.elements.revise({ revision: 2, patches: [put(late)] });
  expect(removed).toEqual([lost.id, late.id]);
  open.elements.revise({
    revision: 3,
    patches: [{ type: "merge", kind: "element", id: back.id, changes: { creatorId: null } }],
  });
  expect(removed).toEqual([lost.id, late.id, back.id]);
});

test("a shared screen stands nowhere from the moment it is not shared", async () => {
  const { clock, open, mira, enter, answer, removed } = arrange();
  const screenOf = (creatorId: AccountId) =>
    anElement({ creatorId, data: { type: "screen_share", streamId: screenStreamOf(creatorId) } });
  const other = enter();
  const [mine, theirs, note] = [screenOf(mira), screenOf(other), anElement({ creatorId: mira })];
  for (const each of [mira, other]) open.actor.changeMember(each, { sharingScreen: true });
  await answer({ revision: 1, elements: [mine, theirs, note].map(stored) });
  open.actor.changeMember(mira, { audioMuted: true });
  expect(removed).toEqual([]);
  open.actor.changeMember(mira, { sharingScreen: false });
  expect(removed).toEqual([mine.id]);
  open.elements.revise({ revision: 2, patches: [{ type: "gone", kind: "element", id: mine.id }] });
  clock.advance(constants.element.awaitCreatorsMs);
  const late = screenOf(mira);
  open.elements.revise({ revision: 3, patches: [put(late)] });
  expect(removed).toEqual([mine.id, late.id]);
});

test("a closed room removes nothing more, and what was being read for it is dropped", async () => {
  const { clock, open, rooms, mira, answer, removed, shown } = arrange();
  rooms.leave(open, mira);
  await answer({ revision: 1, elements: [stored(anElement())] });
  expect(shown()).toEqual([]);
  clock.advance(constants.element.awaitCreatorsMs);
  expect(removed).toEqual([]);
});

test("the first person who comes appears at a spawn spot that was read ahead", () => {
  const spot = anElement({ pos: { x: 400, y: 300 }, width: 100, height: 100, data: { type: "spawn_spot" } });
  const { open, mira } = arrange({ revision: 1, elements: [stored(spot)] });
  expect(open.actor.member(mira)?.pos).toEqual([4_500_000, 3_500_000]);
});

test("whoever is cut off keeps their elements for as long as their place, and no longer", () => {
  const clock = createFakeClock();
  const [room, person, removed] = [aRoom(), aPerson(), [] as ElementId[]];
  const nothing = () => {};
  const space = new SpaceActor(aLoadedSpace({ rooms: [room] }), {
    clock,
    random: () => 0.5,
    newMediaRoom: () => "media",
    shelfOf: () => ({
      read: () => Promise.resolve(null),
      removeLeft: async (_roomId, ids) => void removed.push(...ids),
      onFault: nothing,
    }),
    onMediaOver: nothing,
    wake: nothing,
    onRoomLeft: nothing,
    onAsk: nothing,
  });
  const own = anElement({ creatorId: person.accountId });
  const outlet = createLiveOutlet();
  space.enter({ person, sessionId: "s", outlet, replaces: null });
  space.enterRoom(person.accountId, room.id, { revision: 1, elements: [stored(own)] });
  space.lose(person.accountId, outlet.connectionId);
  clock.advance(constants.presence.awayForMs - 1);
  space.sweep();
  expect(removed).toEqual([]);
  clock.advance(1);
  space.sweep();
  expect(removed).toEqual([own.id]);
});
