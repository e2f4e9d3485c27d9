import { CLOSE_CODES, newId, TRANSIENT_CODES } from "@atrium/contract";
import type { DownMessage } from "@atrium/contract";
import { createFakeClock } from "@atrium/testkit/fakeClock";
import { aLoadedSpace, anEmptyShelf, aPerson, aRoom } from "@atrium/testkit/liveBuilders";
import type { Person } from "@atrium/testkit/liveBuilders";
import { createLiveOutlet } from "@atrium/testkit/liveOutlet";
import type { LiveOutlet } from "@atrium/testkit/liveOutlet";
import { expect, test } from "vitest";
import { SpaceActor } from "../actors/spaceActor.ts";

type Queued = Extract<DownMessage, { type: "queued" }>;
const told = ({ waiting }: LiveOutlet): Queued[] => waiting.filter((message) => message.type === "queued");
const placeOf = (outlet: LiveOutlet) => told(outlet).at(-1)?.place;
const CALLED = { closeCode: TRANSIENT_CODES.tryLater, reconnectInMs: 0 };

/** A space of one place, which is taken, and three people waiting for it. */
function arrange() {
  const clock = createFakeClock();
  const loaded = aLoadedSpace({ rooms: [aRoom()], maxOnline: 1 });
  const space = new SpaceActor(loaded, {
    clock,
    random: () => 0.5,
    newMediaRoom: () => newId(),
    shelfOf: anEmptyShelf,
    onMediaOver: () => {},
    wake: () => {},
    onRoomLeft: () => {},
    onAsk: () => {},
  });
  const come = (person: Person, more: { waits?: boolean; replaces?: LiveOutlet } = {}) => {
    const outlet = createLiveOutlet();
    const { waits = true, replaces } = more;
    const sessionId = `session of ${person.name}`;
    const came = space.enter({ person, sessionId, outlet, replaces: replaces?.connectionId ?? null, waits });
    return { came, outlet, person };
  };
  const inside = come(aPerson({ name: "Inside" }));
  const [ann, ben, cem] = [
    come(aPerson({ name: "Ann" })),
    come(aPerson({ name: "Ben" })),
    come(aPerson({ name: "Cem" })),
  ];
  const goHome = () => space.leave(inside.person.accountId, inside.outlet.connectionId);
  return { space, clock, loaded, come, inside, ann, ben, cem, goHome };
}

test("everybody who waits is told where they stand, and who stands before them", () => {
  const { ann, cem } = arrange();
  expect(told(ann.outlet)).toEqual([{ type: "queued", place: 1, places: 1, before: [] }]);
  expect(told(cem.outlet)).toMatchObject([{ place: 3, before: [{ name: "Ann" }, { name: "Ben" }] }]);
  expect(Object.keys(told(cem.outlet)[0]?.before[0] ?? {})).not.toContain("accountId");
});

test("when somebody leaves, the first is called and comes in, and the others move up", () => {
  const { ann, ben, cem, come, goHome, space } = arrange();
  goHome();
  expect(placeOf(ann.outlet)).toBe(0);
  expect(ann.outlet.ended).toEqual(CALLED);
  expect(come(aPerson({ name: "Late" })).came).toBe("waits");
  expect(come(aPerson(), { waits: false }).came).toBe("away");
  expect(space.isFull).toBe(true);
  const again = come(ann.person);
  expect(again.came).toBe("in");
  expect(again.outlet.waiting[0]).toMatchObject({ type: "connected" });
  expect([placeOf(ben.outlet), placeOf(cem.outlet)]).toEqual([1, 2]);
});

test("a place that the first does not take is the next one's", () => {
  const { ann, ben, clock, come, goHome, space } = arrange();
  goHome();
  clock.advance(10_000);
  space.sweep();
  expect(ben.outlet.ended).toEqual(CALLED);
  expect(come(ben.person).came).toBe("in");
  expect(come(ann.person).came).toBe("waits");
});

test("a lost connection keeps the place for half a minute, and no longer", () => {
  const { ann, ben, clock, come, space } = arrange();
  space.lose(ann.person.accountId, ann.outlet.connectionId);
  clock.advance(29_000);
  space.sweep();
  expect(placeOf(ben.outlet)).toBe(2);
  const again = come(ann.person);
  expect(placeOf(again.outlet)).toBe(1);
  space.lose(ann.person.accountId, again.outlet.connectionId);
  clock.advance(30_000);
  space.sweep();
  expect(placeOf(ben.outlet)).toBe(1);
  expect(placeOf(come(ann.person).outlet)).toBe(3);
});

test("whoever was inside and comes back from a lost connection has kept their place", () => {
  const { inside, ann, clock, come, space } = arrange();
  space.lose(inside.person.accountId, inside.outlet.connectionId);
  clock.advance(14_000);
  space.sweep();
  expect(come(inside.person, { waits: false }).came).toBe("in");
  expect(ann.outlet.ended).toBeNull();
});

test("whoever leaves the queue stands at its end next time; an older connection leaves nothing", () => {
  const { ann, ben, come, space } = arrange();
  const second = come(ann.person);
  expect(ann.outlet.ended).toEqual({ closeCode: CLOSE_CODES.newConnection });
  space.leave(ann.person.accountId, ann.outlet.connectionId);
  expect([placeOf(second.outlet), placeOf(ben.outlet)]).toEqual([1, 2]);
  space.leave(ann.person.accountId, second.outlet.connectionId);
  expect(placeOf(ben.outlet)).toBe(1);
  expect(placeOf(come(ann.person).outlet)).toBe(3);
});

test("hosts wait as everybody does: the plan counts them too", () => {
  const { come } = arrange();
  expect(placeOf(come(aPerson({ role: "TEAM_ADMIN" })).outlet)).toBe(4);
});

test("whoever is sent away or signs out waits no longer", () => {
  const { ann, ben, cem, space } = arrange();
  space.expel(ann.person.accountId, { closeCode: CLOSE_CODES.banned });
  expect(ann.outlet.ended).toEqual({ closeCode: CLOSE_CODES.banned });
  expect(space.sessionIds()).toContain("session of Ben");
  space.endSession("session of Ben");
  expect(ben.outlet.ended).toEqual({ closeCode: CLOSE_CODES.unauthorized });
  expect(placeOf(cem.outlet)).toBe(1);
});

test("a larger plan lets in as many as it has places for", () => {
  const { ann, ben, cem, loaded, space } = arrange();
  space.reload({ ...loaded, maxOnline: 3, revision: loaded.revision + 1 });
  expect([ann.outlet.ended, ben.outlet.ended, cem.outlet.ended]).toEqual([CALLED, CALLED, null]);
});

test("where the space moves, those who wait come back after those inside, in their order", () => {
  const { inside, ann, ben, space } = arrange();
  space.dissolve(() => ({ closeCode: TRANSIENT_CODES.restart, reconnectInMs: 5_000 }));
  const after = (outlet: LiveOutlet) =>
    outlet.ended !== null && outlet.ended !== "abandoned" && "reconnectInMs" in outlet.ended
      ? Number(outlet.ended.reconnectInMs)
      : 0;
  expect(after(ann.outlet)).toBeGreaterThan(after(inside.outlet));
  expect(after(ben.outlet)).toBeGreaterThan(after(ann.outlet));
});
