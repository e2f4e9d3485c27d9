import { constants, must, newId } from "@atrium/contract";
import { decideAllowToStage, decideBringToStage, decideGoOnStage, decideRaiseHand } from "@atrium/rules";
import { createFakeClock } from "@atrium/testkit/fakeClock";
import { aLoadedSpace, anEmptyShelf, aPerson, aRoom } from "@atrium/testkit/liveBuilders";
import type { Person } from "@atrium/testkit/liveBuilders";
import { createLiveOutlet } from "@atrium/testkit/liveOutlet";
import { expect, test } from "vitest";
import { inRoom } from "./decideHere.ts";
import { SpaceActor } from "./spaceActor.ts";

const { placeHeldForMs, shownAtMost } = constants.stage;

/** A stage with a host and this many others. */
function aStage(others: number) {
  const clock = createFakeClock();
  const hall = aRoom({ type: "stage", capacity: 5000 });
  const space = new SpaceActor(aLoadedSpace({ rooms: [hall], maxOnline: 5000 }), {
    clock,
    random: () => 0.5,
    newMediaRoom: () => newId(),
    shelfOf: anEmptyShelf,
    onMediaOver: () => {},
    wake: () => {},
    onRoomLeft: () => {},
    onAsk: () => {},
  });
  const enter = (changes: Partial<Person> = {}) => {
    const person = aPerson(changes);
    const outlet = createLiveOutlet();
    space.enter({ person, sessionId: "s", outlet, replaces: null });
    space.enterRoom(person.accountId, hall.id);
    const snapshot = must(space.roomOf(person.accountId), "inside").actor.snapshotFor(person.accountId);
    outlet.send({ type: "roomSnapshot", snapshot });
    return { accountId: person.accountId, outlet };
  };
  const host = enter({ role: "SPACE_MODERATOR" });
  const all = Array.from({ length: others }, () => enter());
  const settle = () => {
    clock.advance(2000);
    for (const { outlet } of [host, ...all]) outlet.flush();
  };
  const at = ({ accountId }: typeof host) => ({ space, roomId: hall.id, accountId });
  const nowMs = () => clock.nowMs();
  const about = ({ accountId }: typeof host) => ({ accountId, nowMs: nowMs() });
  const partSeenBy = (viewer: typeof host, { accountId }: typeof host) =>
    viewer.outlet.mirror.room?.records.stagePart[accountId]?.state ?? null;
  const person = (index: number) => must(all[index], "one of them");
  return { clock, space, hall, host, person, settle, at, nowMs, about, partSeenBy };
}

test("a place that nobody takes is free again after a minute, and a later one a minute after its own beginning", () => {
  const { clock, host, person, settle, at, about, partSeenBy } = aStage(2);
  inRoom(at(host), decideBringToStage, about(person(0)));
  clock.advance(placeHeldForMs / 2);
  inRoom(at(host), decideBringToStage, about(person(1)));
  clock.advance(placeHeldForMs / 2);
  settle();
  expect([partSeenBy(host, person(0)), partSeenBy(host, person(1))]).toEqual([null, "invited"]);
  clock.advance(placeHeldForMs / 2);
  settle();
  expect(partSeenBy(host, person(1))).toBeNull();
});

test("who is ready in time waits for as long as it takes", () => {
  const { clock, host, person, settle, at, about, nowMs, partSeenBy } = aStage(1);
  inRoom(at(host), decideBringToStage, about(person(0)));
  inRoom(at(person(0)), decideGoOnStage, { nowMs: nowMs() });
  clock.advance(10 * placeHeldForMs);
  settle();
  expect(partSeenBy(host, person(0))).toBe("ready");
});

test("a hand from beyond the first hundred is seen by hosts; who is brought on comes into everybody's sight", () => {
  const { space, hall, host, person, settle, at, about, nowMs, partSeenBy } = aStage(shownAtMost + 3);
  const far = person(shownAtMost + 2);
  inRoom(at(far), decideRaiseHand, { nowMs: nowMs() });
  settle();
  expect([host, far, person(0)].map((viewer) => partSeenBy(viewer, far))).toEqual(["hand", "hand", null]);
  inRoom(at(host), decideAllowToStage, about(far));
  inRoom(at(far), decideGoOnStage, { nowMs: nowMs() });
  inRoom(at(host), decideBringToStage, about(far));
  settle();
  expect(partSeenBy(person(0), far)).toBe("on");
  expect(person(0).outlet.mirror.spaceNow.records.participant[far.accountId]).toMatchObject({ inAudience: false });
  expect(space.records.get("audience", hall.id)?.count).toBe(3);
});

test("who becomes a host sees the hands from then on, and no longer once they are none", () => {
  const { space, person, settle, at, nowMs, partSeenBy } = aStage(shownAtMost + 3);
  const far = person(shownAtMost + 2);
  inRoom(at(far), decideRaiseHand, { nowMs: nowMs() });
  settle();
  space.update(person(0).accountId, { role: "SPACE_MODERATOR" });
  settle();
  expect(partSeenBy(person(0), far)).toBe("hand");
  space.update(person(0).accountId, { role: "SPACE_MEMBER" });
  settle();
  expect(partSeenBy(person(0), far)).toBeNull();
});
