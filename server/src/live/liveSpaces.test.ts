import { CLOSE_CODES } from "@atrium/contract";
import type { SpaceId, SpacePatch } from "@atrium/contract";
import { createFakeClock } from "@atrium/testkit/fakeClock";
import { aLoadedSpace, anEmptyShelf, aPerson, aSharedSpace } from "@atrium/testkit/liveBuilders";
import { createLiveOutlet } from "@atrium/testkit/liveOutlet";
import { expect, test } from "vitest";
import type { LoadedSpace } from "./actors/loadedSpace.ts";
import { SpaceActor } from "./actors/spaceActor.ts";
import { LiveSpaces } from "./liveSpaces.ts";

/** Live spaces whose database reads finish when the test says so, in any order. */
function arrange() {
  const clock = createFakeClock();
  const space = aSharedSpace();
  const readings: ((name: string | null, revision?: number) => void)[] = [];
  const load = () =>
    new Promise<LoadedSpace | null>((done) =>
      readings.push((name, revision = 0) =>
        done(name === null ? null : aLoadedSpace({ space: { ...space, name }, revision })),
      ),
    );
  const makeActor = (loaded: LoadedSpace) =>
    new SpaceActor(loaded, {
      clock,
      random: () => 0.5,
      newMediaRoom: () => "m",
      shelfOf: anEmptyShelf,
      onMediaOver: () => {},
      wake: () => {},
      onRoomLeft: () => {},
      onAsk: () => {},
    });
  const ownership = { owns: () => true, take: async () => null, release: async () => {} };
  const spaces = new LiveSpaces({
    clock,
    ownership,
    ownAddress: () => "http://here",
    load,
    makeActor,
    onFault: () => {},
  });
  const read = async (turn: number, name: string | null, revision?: number) => {
    await expect.poll(() => readings.length).toBeGreaterThan(turn);
    readings[turn]?.(name, revision);
  };
  const nameNow = () => spaces.find(space.id)?.shared.name;
  return { clock, spaces, spaceId: space.id, read, nameNow, readings };
}

async function opened() {
  const arranged = arrange();
  const opening = arranged.spaces.open(arranged.spaceId);
  await arranged.read(0, "First");
  await arranged.read(1, "First");
  await opening;
  return arranged;
}

test("of two changes close together the later one stays: its reading begins when the earlier one has ended", async () => {
  const { spaces, spaceId, read, nameNow, readings } = await opened();
  const reloads = [spaces.reload(spaceId), spaces.reload(spaceId)];
  await expect.poll(() => readings.length).toBe(3);
  await read(2, "Second");
  await read(3, "Third");
  await Promise.all(reloads);
  expect(nameNow()).toBe("Third");
});

test("a change while a space is brought to life is not missed", async () => {
  const { spaces, spaceId, read, nameNow } = arrange();
  const opening = spaces.open(spaceId);
  await read(0, "Before");
  const reload = spaces.reload(spaceId);
  await read(1, "Before");
  await opening;
  await read(2, "After");
  await reload;
  expect(nameNow()).toBe("After");
});

const renamed = (name: string, spaceId: SpaceId): SpacePatch[] => [
  { type: "merge", kind: "space", id: spaceId, changes: { name } },
];

test("a committed change is taken over without reading anything", async () => {
  const { spaces, spaceId, nameNow, readings } = await opened();
  await spaces.revise(spaceId, { revision: 1, patches: renamed("Second", spaceId) });
  expect(nameNow()).toBe("Second");
  expect(readings).toHaveLength(2);
});

test("changes whose news come in another order end as they were committed", async () => {
  const { spaces, spaceId, read, nameNow } = await opened();
  const later = spaces.revise(spaceId, { revision: 2, patches: renamed("Third", spaceId) });
  await read(2, "Third", 2);
  await later;
  await spaces.revise(spaceId, { revision: 1, patches: renamed("Second", spaceId) });
  expect(nameNow()).toBe("Third");
});

test("a reading that is older than a change is done again", async () => {
  const { spaces, spaceId, read, nameNow } = await opened();
  const reload = spaces.reload(spaceId);
  await expect.poll(() => nameNow()).toBe("First");
  await spaces.revise(spaceId, { revision: 1, patches: renamed("Second", spaceId) });
  await read(2, "First", 0);
  await read(3, "Second", 1);
  await reload;
  expect(nameNow()).toBe("Second");
});

test("a space that is gone sends its people away with the reason", async () => {
  const { spaces, spaceId, read } = await opened();
  const outlet = createLiveOutlet();
  spaces.find(spaceId)?.enter({ person: aPerson(), sessionId: "s", outlet, replaces: null });
  const reload = spaces.reload(spaceId);
  await read(2, null);
  await reload;
  expect(spaces.find(spaceId)).toBe(null);
  expect(outlet.ended).toEqual({ closeCode: CLOSE_CODES.notFound });
});

test("news of a space that does not live here reads nothing", async () => {
  const { spaces } = arrange();
  await spaces.reload("nowhere" as SpaceId);
  expect(spaces.all()).toEqual([]);
});

test("a space where nobody is stays for half a minute after the last call, which may be on its way to it", async () => {
  const { clock, spaces, spaceId } = await opened();
  clock.advance(29_000);
  expect(spaces.isHere(spaceId)).toBe(true);
  clock.advance(29_000);
  expect(spaces.find(spaceId)).not.toBe(null);
  clock.advance(2_000);
  expect(spaces.find(spaceId)).toBe(null);
  expect(spaces.isHere(spaceId)).toBe(false);
});
