import { constants, newId } from "@atrium/contract";
import type { SpaceId } from "@atrium/contract";
import { expect, test } from "vitest";
import { newMediaRoom } from "./mediaRooms.ts";
import { Orphans } from "./orphans.ts";

function setUp() {
  const [here, nowhere, elsewhere] = [newId<SpaceId>(), newId<SpaceId>(), newId<SpaceId>()];
  const rooms = new Set<string>();
  const inUse = new Set<string>();
  const time = { steadyMs: 0 };
  const orphans = new Orphans({
    media: { rooms: async () => [...rooms], close: async (mediaRoom) => void rooms.delete(mediaRoom) },
    steadyMs: () => time.steadyMs,
    roomsInUse: (spaceId) => (spaceId === here ? inUse : null),
    livingNowhere: async (spaceIds) => new Set(spaceIds.filter((spaceId) => spaceId === nowhere)),
  });
  return { here, nowhere, elsewhere, rooms, inUse, time, orphans };
}

test("a room this node closed ends at once, each time somebody opens it again by an old token", async () => {
  const { here, rooms, orphans } = setUp();
  const closed = newMediaRoom(here);
  rooms.add(closed);
  await orphans.close(closed);
  expect([...rooms]).toEqual([]);
  rooms.add(closed);
  await orphans.endAll();
  expect([...rooms]).toEqual([]);
});

test("rooms left behind end after a grace; those in use, of other nodes and of other programs stay", async () => {
  const { here, nowhere, elsewhere, rooms, inUse, time, orphans } = setUp();
  const stay = [newMediaRoom(here), newMediaRoom(elsewhere), "somebody-elses", newId()];
  inUse.add(stay[0] ?? "");
  const left = [newMediaRoom(here), newMediaRoom(nowhere)];
  for (const room of [...stay, ...left]) rooms.add(room);
  await orphans.endAll();
  expect(rooms.size).toBe(6);
  time.steadyMs += constants.presence.awayForMs;
  await orphans.endAll();
  expect([...rooms]).toEqual(stay);
});
