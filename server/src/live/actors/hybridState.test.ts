// An old snapshot plus the messages since must equal what a newcomer would see: for every order of things that can happen
// in a space, and however late the messages are read.
import { newId } from "@atrium/contract";
import type { AccountId, BroadcastId, Room, RoomPatch, RoomSnapshot, StageState } from "@atrium/contract";
import { decideCreateBroadcast, decideStopBroadcast } from "@atrium/rules";
import { createFakeClock } from "@atrium/testkit/fakeClock";
import { aFolder, aLoadedSpace, anEmptyShelf, aPerson, aRoom, aSharedSpace } from "@atrium/testkit/liveBuilders";
import { createLiveOutlet } from "@atrium/testkit/liveOutlet";
import type { LiveOutlet } from "@atrium/testkit/liveOutlet";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { inSpace } from "./decideHere.ts";
import type { Ticking } from "./presenceTicks.ts";
import { SpaceActor } from "./spaceActor.ts";

const people = [
  aPerson({ role: "TEAM_ADMIN" }),
  aPerson({ role: "SPACE_MODERATOR" }),
  aPerson(),
  aPerson(),
  aPerson(),
] as const;
const rooms = [aRoom({ capacity: 3 }), aRoom({ isHidden: true }), aRoom({ blocked: true, capacity: 2 }), aRoom()];
const folders = [aFolder(), aFolder()];

const who = fc.nat(people.length - 1);
const where = fc.nat(rooms.length - 1);
const step = fc.oneof(
  fc.record({ do: fc.constant("enter" as const), who, isReturn: fc.boolean() }),
  fc.record({ do: fc.constant("lose" as const), who }),
  fc.record({ do: fc.constant("leave" as const), who }),
  fc.record({ do: fc.constant("expel" as const), who }),
  fc.record({ do: fc.constant("goTo" as const), who, where }),
  fc.record({ do: fc.constant("move" as const), who, x: fc.integer(), y: fc.integer() }),
  fc.record({ do: fc.constant("speak" as const), who, level: fc.integer({ min: 0, max: 9 }) }),
  fc.record({ do: fc.constant("mute" as const), who, on: fc.boolean() }),
  fc.record({
    do: fc.constant("takePart" as const),
    who,
    state: fc.constantFrom<(StageState | null)[]>("hand", "ready", "on", null),
    isShown: fc.boolean(),
  }),
  fc.record({ do: fc.constant("broadcast" as const), who, on: fc.boolean() }),
  fc.record({ do: fc.constant("beSlow" as const), who, on: fc.boolean() }),
  fc.record({ do: fc.constant("promote" as const), who, isHost: fc.boolean() }),
  fc.record({ do: fc.constant("changeRoom" as const), where, isHidden: fc.boolean() }),
  fc.record({ do: fc.constant("fold" as const), where, into: fc.constantFrom(...folders, null) }),
  fc.record({ do: fc.constant("removeRoom" as const), where }),
  fc.record({ do: fc.constant("wait" as const), ms: fc.integer({ min: 1, max: 20_000 }) }),
  fc.record({ do: fc.constant("tick" as const) }),
  fc.record({ do: fc.constant("read" as const), who, count: fc.nat(5) }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

class World {
  readonly clock = createFakeClock();
  readonly outlets: (LiveOutlet | null)[] = people.map(() => null);
  readonly awake = new Set<Ticking>();
  rooms: Room[] = [...rooms];
  /** No folder is empty. */
  readonly loaded = () => {
    const filled = folders.filter(({ id }) => this.rooms.some(({ groupId }) => groupId === id));
    return aLoadedSpace({ space, rooms: this.rooms, records: { folder: filled }, maxOnline: 4 });
  };
  readonly space: SpaceActor;

  constructor() {
    this.space = new SpaceActor(this.loaded(), {
      clock: this.clock,
      random: () => 0.4,
      newMediaRoom: () => newId(),
      shelfOf: anEmptyShelf,
      onMediaOver: () => {},
      wake: (room) => void this.awake.add(room),
      onRoomLeft: () => {},
      onAsk: () => {},
    });
  }

  run(next: Step): void {
    if ("who" in next) return this.#runFor(next, people[next.who] ?? people[0]);
    if (next.do === "wait") {
      this.clock.advance(next.ms);
      this.space.sweep();
    } else if (next.do === "tick") {
      for (const room of this.awake) if (!room.tick()) this.awake.delete(room);
    } else {
      const room = rooms[next.where];
      this.rooms = this.rooms.flatMap((each) => {
        if (each.id !== room?.id) return [each];
        if (next.do === "removeRoom") return [];
        return [
          { ...each, ...(next.do === "fold" ? { groupId: next.into?.id ?? null } : { isHidden: next.isHidden }) },
        ];
      });
      this.space.reload(this.loaded());
    }
  }

  #runFor(next: Extract<Step, { who: number }>, { accountId }: (typeof people)[number]): void {
    const outlet = this.outlets[next.who] ?? null;
    const actor = this.space.roomOf(accountId)?.actor;
    switch (next.do) {
      case "enter":
        return this.#enter(next.who, next.isReturn);
      case "lose":
      case "leave":
        if (outlet !== null) this.space[next.do](accountId, outlet.connectionId);
        this.outlets[next.who] = null;
        return;
      case "expel":
        this.space.expel(accountId, { closeCode: 4004 });
        this.outlets[next.who] = null;
        return;
      case "goTo":
        return this.#goTo(next.who, next.where);
      case "move":
        return actor?.move(accountId, next.x, next.y);
      case "speak":
        return actor?.speak(accountId, next.level);
      case "mute":
        return actor?.changeMember(accountId, { audioMuted: next.on });
      case "takePart":
        return actor?.change([partOf(accountId, next)]);
      case "broadcast":
        return this.#broadcast(accountId, next.on);
      case "promote":
        return this.space.update(accountId, { role: next.isHost ? "SPACE_MODERATOR" : "SPACE_MEMBER" });
      case "beSlow":
        if (outlet !== null) outlet.isSlow = next.on;
        return;
      case "read":
        return outlet?.flush(next.count);
    }
  }

  #broadcast(accountId: AccountId, on: boolean): void {
    const at = { space: this.space, accountId };
    const { air } = this.space;
    const streamName = air.streamFor(accountId) ?? "";
    const isOffered = air.isOffered(accountId, streamName);
    const to = { broadcastId: newId<BroadcastId>(), streamName, isOffered, audio: true, video: true, nowMs: 0 };
    if (on) inSpace(at, decideCreateBroadcast, to);
    else inSpace(at, decideStopBroadcast, {});
  }

  #enter(index: number, isReturn: boolean): void {
    const person = people[index] ?? people[0];
    const outlet = createLiveOutlet();
    const replaces = isReturn ? (this.space.participant(person.accountId)?.connectionId ?? null) : null;
    if (this.space.enter({ person, sessionId: "s", outlet, replaces }) === "in") this.outlets[index] = outlet;
  }

  #goTo(index: number, where: number): void {
    const { accountId } = people[index] ?? people[0];
    const roomId = rooms[where]?.id;
    const outlet = this.outlets[index];
    if (roomId === undefined || !outlet || this.space.room(roomId) === null) return;
    const open = this.space.enterRoom(accountId, roomId);
    // The reply of joinRoom, at its position among the messages.
    if (open !== null) outlet.send({ type: "roomSnapshot", snapshot: open.actor.snapshotFor(accountId) });
  }

  /** Everybody reads everything, and slow readers catch up on what was skipped. */
  settle(): void {
    for (const outlet of this.outlets) if (outlet !== null) outlet.isSlow = false;
    this.run({ do: "tick" });
    for (const outlet of this.outlets) outlet?.flush();
  }
}

const space = aSharedSpace();

const everybodyInOneRoom: Step[] = people.flatMap((_person, who) => [
  { do: "enter", who, isReturn: false },
  { do: "goTo", who, where: 3 },
]);

test("an old snapshot and the messages since equal a fresh snapshot", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 120, size: "max" }), fc.boolean(), (steps, startsInside) => {
      const world = new World();
      if (startsInside) for (const next of everybodyInOneRoom) world.run(next);
      for (const next of steps) world.run(next);
      world.settle();
      for (const [index, outlet] of world.outlets.entries()) {
        const { accountId } = people[index] ?? people[0];
        const self = world.space.participant(accountId);
        if (outlet === null || self === null) continue;
        expect(outlet.mirror.space).toEqual(world.space.snapshotFor(self));
        expect(outlet.sent).toEqual([]);
        const actor = world.space.roomOf(accountId)?.actor;
        if (actor === undefined || outlet.mirror.room?.roomId !== actor.roomId) continue;
        expect(stateless(outlet.mirror.room)).toEqual(stateless(actor.snapshotFor(accountId)));
        for (const member of actor.accountIds()) {
          const [x, y] = actor.member(member)?.pos ?? [0, 0];
          expect(outlet.mirror.placeOf(member)).toEqual({ x: x / 10_000, y: y / 10_000 });
        }
      }
    }),
    { numRuns: 300 },
  );
});

/** Positions in a room's state are those of the last snapshot; presence frames bring later ones. */
function stateless({ records, ...rest }: RoomSnapshot) {
  return {
    ...rest,
    members: Object.values(records.member).map(({ pos: _pos, ...member }) => member),
    parts: records.stagePart,
  };
}

function partOf(accountId: AccountId, { state, isShown }: { state: StageState | null; isShown: boolean }): RoomPatch {
  if (state === null) return { type: "gone", kind: "stagePart", id: accountId };
  const { name, avatarUrl, avatarAppearance, palette } = aPerson();
  const look = { name, avatarUrl, avatarAppearance, palette };
  const record = { ...look, accountId, state, isShown, sinceMs: 0, heldUntilMs: null, byName: null };
  return { type: "put", kind: "stagePart", id: accountId, record };
}
