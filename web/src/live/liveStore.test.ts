import { must } from "@atrium/contract";
import type { RoomPatch, RoomSnapshot, SpacePatch, SpaceSnapshot, UpMessage } from "@atrium/contract";
import { applyRoomChange, applySpaceChange } from "@atrium/rules";
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
  live.receive(spacePatches(1, [{ type: "participantPut", participant: participant(other, "Grace") }]));
  live.receive(roomPatches(1, [{ type: "memberJoined", member: member(other, 1) }]));
  live.receive(spacePatches(2, [{ type: "participantGone", accountId: other }]));
  live.receive(roomPatches(2, [{ type: "memberLeft", accountId: other }]));
  expect(events).toEqual([
    { type: "personEntered", accountId: other, name: "Grace" },
    { type: "personLeft", accountId: other, name: "Grace" },
  ]);
});

test("patches of another room than mine are ignored", () => {
  const { live, state } = entered();
  live.receive({
    ...roomPatches(1, [{ type: "memberJoined", member: member(other, 1) }]),
    roomId: "z".repeat(21),
  } as News);
  expect(Object.keys(must(state().room, "in a room").snapshot.members)).toEqual([selfId]);
});

test("a room that is renamed shows its new name inside", () => {
  const { live, state } = entered();
  live.receive(spacePatches(1, [{ type: "roomPut", room: { ...room, name: "Garden" } }]));
  expect(state().room?.room.name).toBe("Garden");
});

test("a gap asks once for what is missing, and again only after a second", async () => {
  const { clock, live, sent, state } = entered();
  live.receive(roomPatches(2, [{ type: "memberJoined", member: member(other, 1) }]));
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

test("a reaction this build does not know is passed over", () => {
  const { live, events } = entered();
  live.receive({ type: "emotion", roomId, accountId: other, emotion: "🪩" });
  live.receive({ type: "emotion", roomId, accountId: other, emotion: "👋" });
  expect(events).toEqual([{ type: "emotion", accountId: other, emotion: "👋" }]);
});

const person = fc.constantFrom(...accountIds);
const roomPatch: fc.Arbitrary<RoomPatch> = fc.oneof(
  fc.record({
    type: fc.constant("memberJoined" as const),
    member: person.map((id) => member(id, accountIds.indexOf(id) + 1)),
  }),
  fc.record({ type: fc.constant("memberLeft" as const), accountId: person }),
  fc.record({
    type: fc.constant("memberChanged" as const),
    accountId: person,
    changes: fc.record({ audioMuted: fc.boolean(), hasMegaphone: fc.boolean() }),
  }),
  fc.record({ type: fc.constant("memberPlaced" as const), accountId: person, pos: fc.tuple(fc.nat(900), fc.nat(900)) }),
);
const spacePatch: fc.Arbitrary<SpacePatch> = fc.oneof(
  fc.record({ type: fc.constant("participantPut" as const), participant: person.map((id) => participant(id)) }),
  fc.record({ type: fc.constant("participantAway" as const), accountId: person, away: fc.boolean() }),
  fc.record({ type: fc.constant("participantGone" as const), accountId: person }),
  fc.record({
    type: fc.constant("participantMoved" as const),
    accountId: person,
    roomId: fc.constantFrom(roomId, null),
  }),
  fc.record({ type: fc.constant("roomPut" as const), room: fc.string().map((name) => ({ ...room, name })) }),
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
      expect(state().room?.room).toEqual(serverSpace.rooms[roomId]);
    }),
    { numRuns: 200 },
  );
});
