import { constants, newId } from "@atrium/contract";
import type { AccountId, BroadcastId, ConnectionId } from "@atrium/contract";
import { broadcastOf, decideActivateBroadcast, decideCreateBroadcast, decideStopBroadcast } from "@atrium/rules";
import { createFakeClock } from "@atrium/testkit/fakeClock";
import { aLoadedSpace, anEmptyShelf, aPerson, aRoom } from "@atrium/testkit/liveBuilders";
import { createLiveOutlet } from "@atrium/testkit/liveOutlet";
import { expect, test } from "vitest";
import { expectedMedia } from "../media/expectedMedia.ts";
import { inSpace } from "./decideHere.ts";
import { SpaceActor } from "./spaceActor.ts";

/** A space with a host on air and a guest. */
function onAir() {
  const clock = createFakeClock();
  const [over, left] = [[] as string[], [] as string[]];
  const space = new SpaceActor(aLoadedSpace({ rooms: [aRoom()] }), {
    clock,
    random: () => 0.5,
    newMediaRoom: () => newId(),
    shelfOf: anEmptyShelf,
    onMediaOver: (mediaRoom) => over.push(mediaRoom),
    wake: () => {},
    onRoomLeft: (mediaRoom, accountId) => left.push(`${mediaRoom} ${accountId}`),
    onAsk: () => {},
  });
  const enter = (person = aPerson(), replaces: ConnectionId | null = null) => {
    const outlet = createLiveOutlet();
    space.enter({ person, sessionId: "s", outlet, replaces });
    return { person, accountId: person.accountId, outlet };
  };
  const begin = (accountId: AccountId) => {
    const streamName = space.air.streamFor(accountId) ?? "";
    const isOffered = space.air.isOffered(accountId, streamName);
    const to = { broadcastId: newId<BroadcastId>(), streamName, isOffered, audio: true, video: true, nowMs: 0 };
    inSpace({ space, accountId }, decideCreateBroadcast, to);
    inSpace({ space, accountId }, decideActivateBroadcast, { nowMs: 0 });
    return streamName;
  };
  const [host, guest] = [enter(aPerson({ role: "SPACE_MODERATOR" })), enter()];
  const streamName = begin(host.accountId);
  return { space, clock, over, left, enter, begin, host, guest, streamName };
}
const pass = ({ space, clock }: Pick<ReturnType<typeof onAir>, "space" | "clock">, ms: number): void => {
  clock.advance(ms);
  space.sweep();
};

test("of all in the space one may send to the broadcast's media room, and nobody to another's offer", () => {
  const { space, host, guest, streamName, enter } = onAir();
  const other = enter(aPerson({ role: "SPACE_ADMIN" }));
  expect(space.air.streamFor(other.accountId)).toBe(streamName);
  const [media] = expectedMedia({ all: () => [space] });
  expect(media?.mediaRoom).toBe(streamName);
  const listens = [host, guest, other].map(({ accountId }) => media?.people().get(accountId)?.onlyListens);
  expect(listens).toEqual([false, true, true]);
});

test("the media of a broadcast end with it, and the next one has another stream", () => {
  const { space, host, over, streamName, begin } = onAir();
  inSpace({ space, accountId: host.accountId }, decideStopBroadcast, {});
  expect([over, space.air.streamName]).toEqual([[streamName], null]);
  expect(begin(host.accountId)).not.toBe(streamName);
});

test("a lost connection keeps the air longer than the place in the room, and no longer", () => {
  const stand = onAir();
  const { space, host, over, streamName } = stand;
  space.lose(host.accountId, host.outlet.connectionId);
  pass(stand, constants.presence.awayForMs);
  expect(space.participant(host.accountId)).toBeNull();
  expect(broadcastOf(space.records)?.streamName).toBe(streamName);
  pass(stand, constants.broadcast.heldForMs - constants.presence.awayForMs);
  expect([broadcastOf(space.records), over]).toEqual([null, [streamName]]);
});

test("whoever is back in time speaks on", () => {
  const stand = onAir();
  const { space, host, enter } = stand;
  space.lose(host.accountId, host.outlet.connectionId);
  pass(stand, constants.presence.awayForMs);
  enter(host.person, host.outlet.connectionId);
  pass(stand, constants.broadcast.heldForMs);
  expect(broadcastOf(space.records)).toMatchObject({ accountId: host.accountId, heldUntilMs: null });
});

test("a second tab takes nothing over: what the first one sent has ended", () => {
  const { space, host, enter } = onAir();
  enter(host.person);
  expect(broadcastOf(space.records)).toBeNull();
});

test("who leaves the space hears no more of it, and their offer is another's no longer", () => {
  const { space, guest, left, streamName } = onAir();
  space.leave(guest.accountId, guest.outlet.connectionId);
  expect(left).toEqual([`${streamName} ${guest.accountId}`]);
});

test("a broadcast whose media somebody misused goes on under another name", () => {
  const { space, over, streamName } = onAir();
  space.air.renew();
  expect(over).toEqual([streamName]);
  expect(broadcastOf(space.records)?.streamName).toBe(space.air.streamName);
});
