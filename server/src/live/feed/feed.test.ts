import { must, newId } from "@atrium/contract";
import type { AccountId, SpacePatch } from "@atrium/contract";
import { createFakeClock } from "@atrium/testkit/fakeClock";
import { aParticipant, aRoom, aSharedSpace, putParticipant } from "@atrium/testkit/liveBuilders";
import { createLiveOutlet } from "@atrium/testkit/liveOutlet";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Outlet } from "../sockets/outlet.ts";
import { createSpaceFeed, mergeParticipant, viewerIn } from "../actors/spaceFeed.ts";

const hall = aRoom({ type: "stage" });
const hidden = aRoom({ isHidden: true });

const LOOKED_AT = 4;
const nobodyLooks: Outlet = {
  connectionId: newId(),
  send: () => {},
  deliver: () => {},
  deliverPresence: () => true,
  end: () => {},
  abandon: () => {},
};

/** A space's feed with this many listeners, of whom the test inspects the first few. */
function arrange(listeners: number) {
  const clock = createFakeClock();
  const space = aSharedSpace();
  const feed = createSpaceFeed(space.id, clock);
  feed.change([
    { type: "put", kind: "space", id: space.id, record: space },
    { type: "put", kind: "room", id: hall.id, record: hall },
    { type: "put", kind: "room", id: hidden.id, record: hidden },
  ]);
  const listen = (accountId: AccountId) => {
    const outlet = createLiveOutlet();
    feed.listen(accountId, outlet);
    outlet.mirror.space = JSON.parse(feed.snapshotJson(accountId));
    return outlet;
  };
  const people = Array.from({ length: listeners }, () => aParticipant());
  feed.change(people.map(putParticipant));
  const outlets = people.slice(0, LOOKED_AT).map(({ accountId }) => listen(accountId));
  for (const { accountId } of people.slice(LOOKED_AT)) feed.listen(accountId, nobodyLooks);
  const id = (at: number) => must(people[at], "one of the people").accountId;
  const outlet = (at: number) => must(outlets[at], "one of the people");
  const seenBy = (at: number) => feed.seenBy(viewerIn(feed.records, id(at)));
  const heard = (at: number) => outlet(at).waiting.map(({ type }) => type);
  return { feed, clock, listen, people, id, outlet, seenBy, heard };
}

test("few people are told every change at once", () => {
  const { feed, id, heard } = arrange(2);
  feed.change([mergeParticipant(id(0), { away: true })]);
  feed.change([mergeParticipant(id(0), { away: false })]);
  expect(heard(1)).toEqual(["spacePatches", "spacePatches"]);
});

test("a crowd is told at once when it was quiet, and then what changed meanwhile as one", () => {
  const { feed, clock, id, heard, outlet } = arrange(400);
  clock.advance(2000);
  feed.change([mergeParticipant(id(0), { away: true })]);
  clock.advance(1);
  expect(heard(1)).toEqual(["spacePatches"]);
  for (let turn = 0; turn < 50; turn += 1) feed.change([mergeParticipant(id(0), { about: `turn ${turn}` })]);
  clock.advance(2000);
  expect(outlet(1).waiting.at(-1)).toMatchObject({ patches: [{ changes: { about: "turn 49" } }] });
  expect(heard(1)).toHaveLength(2);
});

test("what came and went before a crowd was told says nothing", () => {
  const { feed, clock, id, heard } = arrange(400);
  feed.change([mergeParticipant(id(0), { away: true })]);
  feed.change([mergeParticipant(id(0), { away: false })]);
  clock.advance(2000);
  expect(heard(1)).toEqual([]);
});

test("people of the audience are told of nobody but themselves", () => {
  const { feed, id, outlet, seenBy } = arrange(3);
  feed.change([mergeParticipant(id(0), { roomId: hall.id, inAudience: true })]);
  for (const at of [0, 1]) outlet(at).flush();
  expect(outlet(1).mirror.spaceNow.records).toEqual(seenBy(1));
  expect(outlet(1).mirror.spaceNow.records.participant[id(0)]).toBeUndefined();
  expect(outlet(0).mirror.spaceNow.records.participant[id(0)]).toMatchObject({ inAudience: true });
});

test("what only they themselves see is told to them alone", () => {
  const { feed, id, outlet, heard, seenBy } = arrange(3);
  feed.change([mergeParticipant(id(0), { roomId: hall.id, inAudience: true })]);
  for (const at of [0, 1]) outlet(at).flush();
  feed.change([mergeParticipant(id(0), { about: "Listens" })]);
  expect(heard(1)).toEqual([]);
  expect(heard(0)).toEqual(["spacePatches"]);
  outlet(0).flush();
  expect(outlet(0).mirror.spaceNow.records).toEqual(seenBy(0));
  expect(outlet(0).sent).toEqual([]);
});

test("what only they themselves see is in what they missed", () => {
  const { feed, id, outlet, heard, seenBy } = arrange(3);
  feed.change([mergeParticipant(id(0), { roomId: hall.id, inAudience: true })]);
  outlet(0).flush();
  const since = outlet(0).mirror.spaceNow.clock;
  feed.change([mergeParticipant(id(0), { about: "Listens" })]);
  feed.change([mergeParticipant(id(1), { away: true })]);
  outlet(0).waiting.splice(0);
  feed.resync(id(0), since);
  expect(heard(0)).not.toContain("spaceSnapshot");
  outlet(0).flush();
  expect(outlet(0).mirror.spaceNow.records).toEqual(seenBy(0));
});

test("whoever asks for everything again and again gets it once in a while, and the same bytes as everybody", () => {
  const { feed, clock, id, heard } = arrange(2);
  for (let turn = 0; turn < 20; turn += 1) feed.resync(id(0), 99);
  expect(heard(0)).toEqual(["spaceSnapshot"]);
  clock.advance(2000);
  feed.resync(id(0), 99);
  expect(heard(0)).toHaveLength(2);
});

test("whoever asks whether the connection lives is answered at once and in short", () => {
  const { feed, id, outlet, heard, seenBy } = arrange(2);
  const since = outlet(0).mirror.spaceNow.clock - 1;
  for (let turn = 0; turn < 3; turn += 1) feed.resync(id(0), since);
  expect(heard(0)).toEqual(["spacePatches", "spacePatches", "spacePatches"]);
  feed.change([mergeParticipant(id(1), { away: true })]);
  outlet(0).flush();
  expect(outlet(0).mirror.spaceNow.records).toEqual(seenBy(0));
});

test("whoever asks for the same changes again and again gets them once in a while, and a word that the line lives", () => {
  const { feed, clock, id, outlet, heard } = arrange(2);
  const before = outlet(0).mirror.spaceNow.clock;
  for (let turn = 0; turn < 50; turn += 1) feed.change([mergeParticipant(id(1), { about: `turn ${turn}` })]);
  outlet(0).flush();
  for (const since of [before, before - 1]) for (let turn = 0; turn < 20; turn += 1) feed.resync(id(0), since);
  expect(heard(0)).toHaveLength(50 + 39);
  feed.change([mergeParticipant(id(1), { about: "new" })]);
  outlet(0).flush();
  feed.resync(id(0), before);
  expect(outlet(0).waiting).toMatchObject([{ patches: [{ changes: { about: "new" } }] }]);
  outlet(0).flush();
  clock.advance(2000);
  feed.resync(id(0), before);
  expect(heard(0)).toHaveLength(51);
});

test("changes that hold more than everything does are not told again: everything is", () => {
  const { feed, clock, people, id, outlet, heard, seenBy } = arrange(300);
  const before = outlet(0).mirror.spaceNow.clock;
  for (let turn = 0; turn < 3; turn += 1) {
    feed.change(people.map(({ accountId }) => mergeParticipant(accountId, { about: `turn ${turn}` })));
    clock.advance(2000);
  }
  outlet(0).flush();
  feed.resync(id(0), before);
  expect(heard(0)).toEqual(["spaceSnapshot"]);
  outlet(0).flush();
  expect(outlet(0).mirror.spaceNow.records).toEqual(seenBy(0));
});

const step = fc.oneof(
  fc.record({ do: fc.constant("merge" as const), who: fc.nat(260), away: fc.boolean() }),
  fc.record({ do: fc.constant("sit" as const), who: fc.nat(3), inAudience: fc.boolean() }),
  fc.record({ do: fc.constant("hide" as const), isHidden: fc.boolean() }),
  fc.record({ do: fc.constant("promote" as const), who: fc.nat(3), isHost: fc.boolean() }),
  fc.record({ do: fc.constant("wait" as const), ms: fc.integer({ min: 1, max: 80 }) }),
  fc.record({ do: fc.constant("comeBack" as const), who: fc.nat(3) }),
);

test("what a crowd makes of an old snapshot and the messages since equals a fresh snapshot", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const { feed, clock, listen, id, outlet, seenBy } = arrange(261);
      const outlets = [0, 1, 2, 3].map(outlet);
      const patchOf = (next: (typeof steps)[number]): SpacePatch[] => {
        if (next.do === "merge") return [mergeParticipant(id(next.who), { away: next.away })];
        if (next.do === "sit")
          return [mergeParticipant(id(next.who), { roomId: hall.id, inAudience: next.inAudience })];
        if (next.do === "promote")
          return [mergeParticipant(id(next.who), { role: next.isHost ? "SPACE_MODERATOR" : "PUBLIC_GUEST" })];
        if (next.do !== "hide") return [];
        return [{ type: "merge", kind: "room", id: hidden.id, changes: { isHidden: next.isHidden } }];
      };
      for (const next of steps) {
        if (next.do === "wait") clock.advance(next.ms);
        if (next.do === "comeBack") outlets[next.who] = listen(id(next.who));
        feed.change(patchOf(next));
      }
      clock.advance(2000);
      for (const [at, each] of outlets.entries()) {
        each.flush();
        expect(each.sent).toEqual([]);
        expect(each.mirror.spaceNow.records).toEqual(seenBy(at));
      }
    }),
    { numRuns: 40 },
  );
});
