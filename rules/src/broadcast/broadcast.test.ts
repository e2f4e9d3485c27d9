import { constants, must, newId } from "@atrium/contract";
import type { AccountId, Broadcast, BroadcastId, SpacePatch, SpaceRole } from "@atrium/contract";
import { aParticipant, aRoom, aSpaceSnapshot } from "@atrium/testkit/liveBuilders";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { applyPatches } from "../live/applyPatches.ts";
import type { Decision, SpaceRule } from "../live/decision.ts";
import { readTables } from "../live/records.ts";
import { broadcastOf, broadcastOfChanged, endedBroadcast, hearsBroadcast } from "./airState.ts";
import { heldBroadcast, lapsedBroadcast, resumedBroadcast } from "./airState.ts";
import { decideActivateBroadcast, decideAddBroadcastReaction, decideCreateBroadcast } from "./decideBroadcast.ts";
import { decideStopBroadcast, decideUpdateBroadcast } from "./decideBroadcast.ts";

const room = aRoom();

/** A space with these people in one room. */
class Air {
  nowMs = 1000;
  readonly people = (["SPACE_MODERATOR", "SPACE_ADMIN", "TEAM_ADMIN", "PUBLIC_GUEST"] as SpaceRole[]).map((role) =>
    aParticipant({ role, roomId: room.id }),
  );
  #records = aSpaceSnapshot({ rooms: [room], people: this.people }).records;

  get inSpace() {
    return readTables(this.#records);
  }
  get now(): Broadcast | null {
    return broadcastOf(this.inSpace);
  }
  id(at: number): AccountId {
    return must(this.people[at], "one of them").accountId;
  }
  do(patches: readonly SpacePatch[]): void {
    this.#records = applyPatches(this.#records, patches);
  }
  by<Input>(at: number, rule: SpaceRule<Input, never>, input: Input): Decision {
    const participant = must(this.people[at], "one of them");
    const decision: Decision = rule({ inSpace: this.inSpace, plan: "custom" }, { participant }, input);
    if (decision.ok) this.do(decision.patches as SpacePatch[]);
    return decision;
  }
  answer<Input>(at: number, rule: SpaceRule<Input, never>, input: Input): string {
    const decision = this.by(at, rule, input);
    return decision.ok ? "done" : (decision as { code: string }).code;
  }
  begin(at: number, isOffered = true): string {
    const broadcastId = newId<BroadcastId>();
    const beginning = { broadcastId, streamName: newId(), isOffered, audio: true, video: false, nowMs: this.nowMs };
    return this.answer(at, decideCreateBroadcast as SpaceRule<typeof beginning>, beginning);
  }
  activate = (at: number): string =>
    this.answer(at, decideActivateBroadcast as SpaceRule<{ nowMs: number }>, { nowMs: this.nowMs });
  stop = (at: number, broadcastId?: BroadcastId): string =>
    this.answer(at, decideStopBroadcast as SpaceRule<object>, { broadcastId });
  update = (at: number, sent: object): string => this.answer(at, decideUpdateBroadcast as SpaceRule<object>, sent);
  react = (at: number): Decision =>
    this.by(at, decideAddBroadcastReaction as SpaceRule<{ content: "👏" }>, { content: "👏" });
}
const [HOST, ADMIN, TEAM, GUEST] = [0, 1, 2, 3];

test("a host takes the place, goes on air and says what they send; nobody else does meanwhile", () => {
  const air = new Air();
  expect(air.begin(GUEST)).toBe("forbidden");
  expect(air.begin(HOST, false)).toBe("broadcastDoesNotExists");
  expect(air.begin(HOST)).toBe("done");
  const taken = must(air.now, "taken");
  expect(taken).toMatchObject({ audioMuted: false, videoMuted: true, isActive: false });
  expect([hearsBroadcast(taken, air.id(HOST)), hearsBroadcast(taken, air.id(GUEST))]).toEqual([true, false]);
  expect([air.begin(ADMIN), air.begin(HOST)]).toEqual(["broadcastAlreadyInUse", "broadcastAlreadyInUse"]);
  expect([air.activate(ADMIN), air.update(ADMIN, { audio: false })]).toEqual(Array(2).fill("broadcastDoesNotExists"));
  air.nowMs = 5000;
  expect([air.activate(HOST), air.update(HOST, { screen: true })]).toEqual(["done", "done"]);
  expect(air.now).toMatchObject({ isActive: true, sinceMs: 5000, audioMuted: false, sharingScreen: true });
  expect(hearsBroadcast(must(air.now, "on air"), air.id(GUEST))).toBe(true);
  air.nowMs = 9000;
  expect([air.activate(HOST), air.now?.sinceMs]).toEqual(["done", 5000]);
});

test("whoever speaks ends it, or an admin whom they do not outrank: only that one", () => {
  const air = new Air();
  air.begin(HOST);
  const { id } = must(air.now, "taken");
  expect(air.stop(GUEST)).toBe("forbidden");
  expect(air.stop(ADMIN, newId<BroadcastId>())).toBe("broadcastDoesNotExists");
  expect(air.stop(ADMIN, id)).toBe("done");
  expect(air.stop(ADMIN)).toBe("broadcastDoesNotExists");
  air.begin(TEAM);
  expect([air.stop(ADMIN), air.stop(HOST), air.stop(TEAM)]).toEqual(["forbidden", "forbidden", "done"]);
});

test("a reaction is seen once by whoever speaks, from their own room or another", () => {
  const air = new Air();
  expect((air.react(GUEST) as { code?: string }).code).toBe("broadcastDoesNotExists");
  air.begin(HOST);
  expect((air.react(GUEST) as { code?: string }).code).toBe("broadcastDoesNotExists");
  air.activate(HOST);
  const told = () => {
    const decision: Decision = air.react(GUEST);
    return decision.ok ? decision.events.map(({ to }) => to) : [];
  };
  expect(told()).toEqual(["room"]);
  air.do([{ type: "merge", kind: "participant", id: air.id(HOST), changes: { roomId: null } }]);
  expect(told()).toEqual(["room", air.id(HOST)]);
  air.do([
    { type: "merge", kind: "room", id: room.id, changes: { permissions: { ...room.permissions, reactions: false } } },
  ]);
  expect((air.react(GUEST) as { code?: string }).code).toBe("forbidden");
});

test("the place is kept over a lost connection, and ends when nobody comes back", () => {
  const air = new Air();
  air.begin(HOST);
  expect(heldBroadcast(air.inSpace, air.id(GUEST), 0)).toEqual([]);
  air.do(heldBroadcast(air.inSpace, air.id(HOST), 1000));
  const untilMs = 1000 + constants.broadcast.heldForMs;
  expect(lapsedBroadcast(air.inSpace, untilMs - 1)).toEqual([]);
  air.do(resumedBroadcast(air.inSpace, air.id(HOST)));
  expect(lapsedBroadcast(air.inSpace, untilMs)).toEqual([]);
  air.do(heldBroadcast(air.inSpace, air.id(HOST), 2000));
  air.do(lapsedBroadcast(air.inSpace, 2000 + constants.broadcast.heldForMs));
  expect(air.now).toBeNull();
});

test("who is a host no longer is off the air; a new name is shown on it", () => {
  const air = new Air();
  air.begin(HOST);
  expect(broadcastOfChanged(air.inSpace, air.id(GUEST), { role: "PUBLIC_GUEST" })).toEqual([]);
  air.do(broadcastOfChanged(air.inSpace, air.id(HOST), { name: "Other", role: "SPACE_ADMIN" }));
  expect(air.now?.name).toBe("Other");
  air.do(broadcastOfChanged(air.inSpace, air.id(HOST), { role: "SPACE_MEMBER" }));
  expect(air.now).toBeNull();
});

const act = fc.record({
  who: fc.nat(3),
  does: fc.constantFrom("begin", "activate", "stop", "leave"),
  ms: fc.nat(9000),
});

test("whatever people do, one at most has the air, and they may have it", () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
      const air = new Air();
      for (const { who, does, ms } of acts) {
        air.nowMs += ms;
        if (does === "leave") air.do(endedBroadcast(air.inSpace, air.id(who)));
        else air[does as "begin"](who);
        const all = Array.from(air.inSpace.all("broadcast"));
        expect(all.length).toBeLessThanOrEqual(1);
        expect(all.map(({ accountId }) => accountId)).not.toContain(air.id(GUEST));
      }
    }),
  );
});
