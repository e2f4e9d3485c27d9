import { must } from "@atrium/contract";
import type { RoomPatch, RoomSnapshot, SpacePatch, SpaceSnapshot, UpMessage } from "@atrium/contract";
import { applyRoomChange, applySpaceChange } from "@atrium/rules";
import { putMember, putParticipant } from "@atrium/testkit/liveBuilders";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { FakeClock } from "../testing/fakeClock.ts";
import {
  accountIds,
  connected,
  member,
  participant,
  room,
  roomId,
  roomSnapshot,
  selfId,
} from "../testing/liveFixtures.ts";
import type { News } from "./linkNeeds.ts";
import { LiveStore } from "./liveStore.ts";
import type { LiveEvent } from "./liveState.ts";

const other = must(accountIds[0], "a person");

function entered(members = [member(selfId, 0)]) {
  const clock = new FakeClock();
  const sent: UpMessage[] = [];
  const live = new LiveStore(clock, (message) => sent.push(message));
  const events: LiveEvent[] = [];
  live.events.on((event) => events.push(event));
  live.connected(connected());
  live.enteredRoom({ room, snapshot: roomSnapshot(members) }, false);
  return { clock, sent, live, events, state: () => live.store.getState() };
}
const spacePatches = (clock: number, patches: SpacePatch[]): News => ({ type: "spacePatches", clock, patches });
const roomPatches = (clock: number, patches: RoomPatch[]): News => ({
  type: "roomPatches",
  roomId,
  clock,
  patches,
});

test("knows the difference between the server's clock and mine", () => {
  expect(entered().state().clockOffsetMs).toBe(500);
});

test("a person who comes into the room is announced once, and so is the one who leaves, by name", () => {
  const { live, events } = entered();
  live.receive(spacePatches(1, [putParticipant(participant(other, "Grace"))]));
  live.receive(roomPatches(1, [putMember(member(other, 1))]));
  live.receive(spacePatches(2, [{ type: "gone", kind: "participant", id: other }]));
  live.receive(roomPatches(2, [{ type: "gone", kind: "member", id: other }]));
  expect(events).toEqual([
    { type: "personEntered", accountId: other, name: "Grace" },
    { type: "personLeft", accountId: other, name: "Grace" },
  ]);
});

test("patches of another room than mine are ignored", () => {
  const { live, state } = entered();
  live.receive({
    ...roomPatches(1, [putMember(member(other, 1))]),
    roomId: "z".repeat(21),
  } as News);
  expect(Object.keys(must(state().room, "in a room").snapshot.records.member)).toEqual([selfId]);
});

test("a room that is renamed shows its new name inside", () => {
  const { live, state } = entered();
  live.receive(spacePatches(1, [{ type: "put", kind: "room", id: roomId, record: { ...room, name: "Garden" } }]));
  expect(state().room?.room.name).toBe("Garden");
});

test("a gap asks once for what is missing, and again only after a second", async () => {
  const { clock, live, sent, state } = entered();
  live.receive(roomPatches(2, [putMember(member(other, 1))]));
  live.receive(roomPatches(3, []));
  expect(sent).toEqual([{ type: "resync", scope: "room", roomId, since: 0 }]);
  expect(state().room?.snapshot.clock).toBe(0);
  await clock.pass(1_000);
  live.receive(roomPatches(4, []));
  expect(sent).toHaveLength(2);
});

test("a room that closes leaves me outside and says so", () => {
  const { live, events, state } = entered();
  live.receive({ type: "roomClosed", roomId });
  expect(state().room).toBeNull();
  expect(events).toEqual([{ type: "roomClosed" }]);
});

const reaction = (emotion: string): News => ({
  type: "events",
  roomId,
  events: [{ kind: "emotion", accountId: other, emotion }],
});

test("somebody who comes into sight again is not announced a second time", () => {
  const { live, events } = entered([member(selfId, 0), member(other, 1)]);
  live.receive(roomPatches(1, [putMember({ ...member(other, 1), audioMuted: false })]));
  expect(events).toEqual([]);
});

test("what happened in another room than mine is not shown", () => {
  const { live, events } = entered();
  live.receive({ ...reaction("👋"), roomId: "z".repeat(21) } as News);
  expect(events).toEqual([]);
});

test("a reaction this build does not know is passed over", () => {
  const { live, events } = entered();
  live.receive(reaction("🪩"));
  live.receive(reaction("👋"));
  expect(events).toEqual([{ type: "emotion", accountId: other, emotion: "👋" }]);
});

const person = fc.constantFrom(...accountIds);
const mergeOf = <Kind extends "member" | "participant", Changes>(kind: Kind, changes: fc.Arbitrary<Changes>) =>
  fc.record({ type: fc.constant("merge" as const), kind: fc.constant(kind), id: person, changes });
const goneOf = <Kind extends "member" | "participant">(kind: Kind) =>
  fc.record({ type: fc.constant("gone" as const), kind: fc.constant(kind), id: person });
const roomPatch: fc.Arbitrary<RoomPatch> = fc.oneof(
  person.map((id) => putMember(member(id, accountIds.indexOf(id) + 1))),
  goneOf("member"),
  mergeOf("member", fc.record({ audioMuted: fc.boolean(), hasMegaphone: fc.boolean() })),
  mergeOf("member", fc.record({ pos: fc.tuple(fc.nat(900), fc.nat(900)) })),
);
const spacePatch: fc.Arbitrary<SpacePatch> = fc.oneof(
  person.map((id) => putParticipant(participant(id))),
  goneOf("participant"),
  mergeOf("participant", fc.record({ away: fc.boolean() })),
  mergeOf("participant", fc.record({ roomId: fc.constantFrom(roomId, null) })),
  fc.string().map((name) => ({ type: "put", kind: "room", id: roomId, record: { ...room, name } }) as const),
);
const step = fc.record({
  change: fc.oneof(
    fc.record({ of: fc.constant("room" as const), patches: fc.array(roomPatch, { minLength: 1, maxLength: 3 }) }),
    fc.record({ of: fc.constant("space" as const), patches: fc.array(spacePatch, { minLength: 1, maxLength: 3 }) }),
  ),
  fate: fc.constantFrom("arrives", "arrives", "arrives", "lost", "twice", "late"),
});

test("over a link that loses, repeats and reorders, the copy ends equal to the server's state", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { clock, live, sent, state } = entered();
      let serverSpace: SpaceSnapshot = must(state().space, "connected");
      let serverRoom: RoomSnapshot = must(state().room, "entered").snapshot;
      const late: News[] = [];
      const answer = () => {
        for (const ask of sent.splice(0))
          if (ask.type === "resync")
            live.receive(
              ask.scope === "space"
                ? { type: "spaceSnapshot", snapshot: serverSpace }
                : { type: "roomSnapshot", snapshot: serverRoom },
            );
      };
      const change = (of: "room" | "space", patches: readonly unknown[]): News => {
        if (of === "space") {
          const message = { clock: serverSpace.clock + 1, patches: patches as SpacePatch[] };
          serverSpace = applySpaceChange(serverSpace, message);
          return { type: "spacePatches", ...message };
        }
        const message = { clock: serverRoom.clock + 1, patches: patches as RoomPatch[] };
        serverRoom = applyRoomChange(serverRoom, message);
        return { type: "roomPatches", roomId, ...message };
      };
      for (const {
        change: { of, patches },
        fate,
      } of steps) {
        const message = change(of, patches);
        if (fate === "late") late.push(message);
        if (fate === "lost" || fate === "late") continue;
        live.receive(message);
        if (fate === "twice") live.receive(message);
        while (late.length > 1) live.receive(must(late.shift(), "late"));
        await clock.pass(300);
        answer();
      }
      await clock.pass(2_000);
      live.receive(change("space", []));
      live.receive(change("room", []));
      answer();
      expect(state().space).toEqual(serverSpace);
      expect(state().room?.snapshot).toEqual(serverRoom);
      expect(state().room?.room).toEqual(serverSpace.records.room[roomId]);
    }),
    { numRuns: 200 },
  );
});
