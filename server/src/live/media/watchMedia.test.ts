import { newId } from "@atrium/contract";
import type { AccountId, SpaceId } from "@atrium/contract";
import { createFakeClock } from "@atrium/testkit/fakeClock";
import { expect, test } from "vitest";
import { newMediaRoom } from "./mediaRooms.ts";
import type { ExpectedMedia } from "./reconcileMedia.ts";
import { watchMedia } from "./watchMedia.ts";

const stranger = newId<AccountId>();
const space = newId<SpaceId>();

/** Rooms that should be empty, with a stranger in each at the media server. */
function setUp({ revokesTokens = true, answers = async (_mediaRoom: string) => {} } = {}) {
  const clock = createFakeClock();
  const rooms: ExpectedMedia[] = [];
  const removed: string[] = [];
  const faults: unknown[] = [];
  const media = {
    revokesTokens,
    async peopleIn(mediaRoom: string) {
      await answers(mediaRoom);
      return [{ accountId: stranger, sid: "a", sources: [] }];
    },
    remove: async (mediaRoom: string) => void removed.push(mediaRoom),
    allow: async () => {},
  };
  const watch = watchMedia({
    clock,
    media,
    expected: () => rooms,
    endOrphans: async () => {},
    onFault: (error) => void faults.push(error),
  });
  const open = (spaceId = space) => {
    const mediaRoom = newMediaRoom(spaceId);
    rooms.push({ mediaRoom, people: () => new Map(), onLimited: () => {}, renew: () => {} });
    return mediaRoom;
  };
  return { clock, watch, open, removed, faults };
}

test("a room whose media server fails or never answers holds up no other", async () => {
  const answers = async (mediaRoom: string) => {
    if (mediaRoom === failing) throw new Error("out of order");
    if (mediaRoom === silent) await new Promise<void>(() => {});
  };
  const { clock, open, removed, faults } = setUp({ answers });
  const [failing, silent] = [open(), open()];
  const others = [open(), open()];
  clock.advance(1000);
  await expect.poll(() => removed).toEqual(others);
  expect(faults).toHaveLength(1);
  clock.advance(4000);
  await expect.poll(() => removed).toEqual([...others, ...others]);
});

test("more rooms than are asked about at once get their turn", async () => {
  const { clock, open, removed } = setUp();
  const all = Array.from({ length: 50 }, () => open());
  clock.advance(1000);
  await expect.poll(() => new Set(removed)).toEqual(new Set(all));
});

test("a media server that lets old tokens in is looked at every second, our own every four", async () => {
  const counts: number[] = [];
  for (const revokesTokens of [true, false]) {
    const { clock, open, removed } = setUp({ revokesTokens });
    open();
    for (let second = 0; second < 8; second += 1) {
      clock.advance(1000);
      await new Promise<void>((done) => void setImmediate(done));
    }
    counts.push(removed.length);
  }
  expect(counts).toEqual([2, 8]);
});

test("rights that change while their room is looked at are looked at right after", async () => {
  const looks: (() => void)[] = [];
  const { watch, open } = setUp({ answers: () => new Promise<void>((done) => void looks.push(done)) });
  open();
  watch.check(space);
  watch.check(space);
  expect(looks).toHaveLength(1);
  looks[0]?.();
  await expect.poll(() => looks.length).toBe(2);
});

test("where rights have changed, the rooms of that space are looked at at once", async () => {
  const { watch, open, removed } = setUp();
  const [here, elsewhere] = [open(), open(newId<SpaceId>())];
  watch.check(space);
  await expect.poll(() => removed).toEqual([here]);
  expect(removed).not.toContain(elsewhere);
});
