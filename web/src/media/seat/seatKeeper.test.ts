import type { MediaAccess } from "@atrium/contract";
import { must } from "@atrium/contract";
import { expect, test } from "vitest";
import { FakeClock, settle } from "../../testing/fakeClock.ts";
import { SeatKeeper } from "./seatKeeper.ts";
import type { MediaTrouble } from "../mediaState.ts";
import type { SeatEvents } from "./mediaSeat.ts";
import { SeatFault } from "./seatFault.ts";

const token = (room: string) => `head.${btoa(JSON.stringify({ video: { room } }))}.sign`;
const access = (room: string): MediaAccess => ({ url: "", token: token(room) });

interface FakeSeat {
  line: SeatEvents["line"];
  token: string;
  hasLeft: boolean;
  mends: boolean;
  connect(access: MediaAccess): Promise<void>;
  leave(): Promise<void>;
  isMending(): boolean;
}

function house() {
  const clock = new FakeClock();
  const seats: FakeSeat[] = [];
  const shown: string[] = [];
  const troubles: (MediaTrouble | null)[] = [];
  const fresh: (MediaAccess | null)[] = [];
  const faults: (string | Error)[] = [];
  const keeper = new SeatKeeper<FakeSeat>({
    clock,
    newSeat: (line) => {
      const seat: FakeSeat = {
        line,
        token: "",
        hasLeft: false,
        mends: false,
        isMending: () => seat.mends,
        connect(wanted) {
          seat.token = wanted.token;
          const fault = faults.shift();
          return fault === undefined
            ? Promise.resolve()
            : Promise.reject(fault instanceof Error ? fault : new Error(fault));
        },
        leave() {
          seat.hasLeft = true;
          return Promise.resolve();
        },
      };
      seats.push(seat);
      return seat;
    },
    freshAccess: () => Promise.resolve(fresh.length === 0 ? access("a") : (fresh.shift() ?? null)),
    random: () => 0,
    show: (connection, trouble) => {
      shown.push(connection);
      troubles.push(trouble);
    },
    seated: () => {},
  });
  const last = () => must(seats.at(-1), "a seat");
  return { clock, seats, shown, troubles, fresh, faults, keeper, last };
}

test("coming into a room takes a seat in its media room", () => {
  const { keeper, seats, last, shown } = house();
  keeper.enter(access("a"));
  last().line("connected");
  expect(seats).toHaveLength(1);
  expect(shown).toEqual(["connecting", "connected"]);
});

test("coming back to the same media room keeps a healthy seat", () => {
  const { keeper, seats, last } = house();
  keeper.enter(access("a"));
  last().line("connected");
  keeper.enter(access("a"));
  expect(seats).toHaveLength(1);
});

test("another media room means another seat, and the old one is left", () => {
  const { keeper, seats, last } = house();
  keeper.enter(access("a"));
  last().line("connected");
  keeper.enter(access("b"));
  expect(seats.map((seat) => seat.hasLeft)).toEqual([true, false]);
});

test("a seat that is still connecting a while after the return is replaced", async () => {
  const { keeper, seats, clock } = house();
  keeper.enter(access("a"));
  keeper.enter(access("a"));
  await clock.pass(500);
  expect(seats).toHaveLength(2);
});

test.each([
  [true, 2],
  [false, 1],
])("a seat whose signalling still mends (%s) a while after the return gives way to another", async (mends, count) => {
  const { keeper, seats, last, clock } = house();
  keeper.enter(access("a"));
  last().line("connected");
  last().mends = true;
  keeper.enter(access("a"));
  last().mends = mends;
  await clock.pass(500);
  expect(seats).toHaveLength(count);
});

test("a seat that connects in time is kept", async () => {
  const { keeper, seats, last, clock } = house();
  keeper.enter(access("a"));
  keeper.enter(access("a"));
  last().line("connected");
  await clock.pass(5_000);
  expect(seats).toHaveLength(1);
});

test("a lost seat is followed by a new one with a fresh token, again and again", async () => {
  const { keeper, seats, last, clock, fresh, shown } = house();
  keeper.enter(access("a"));
  last().line("connected");
  fresh.push(null, null, access("a2"));
  last().line("lost");
  await clock.pass(3_000);
  expect(seats).toHaveLength(2);
  expect(last().token).toBe(token("a2"));
  last().line("connected");
  expect(shown.at(-1)).toBe("connected");
});

test("the first new seat after a loss waits for nothing, further ones longer and longer", async () => {
  const { keeper, seats, last, clock, fresh } = house();
  keeper.enter(access("a"));
  last().line("connected");
  last().line("lost");
  await clock.pass(0);
  expect(seats).toHaveLength(2);
  fresh.push(null);
  last().line("lost");
  await clock.pass(299);
  expect(seats).toHaveLength(2);
  await clock.pass(1);
  expect(seats).toHaveLength(2);
  await clock.pass(600);
  expect(seats).toHaveLength(3);
});

test("the return of the space ends the waiting for the next try", async () => {
  const { keeper, seats, last, clock, fresh } = house();
  keeper.enter(access("a"));
  last().line("connected");
  fresh.push(null, null, null);
  last().line("lost");
  await clock.pass(1_000);
  expect(seats).toHaveLength(1);
  keeper.enter(access("a"));
  expect(seats).toHaveLength(2);
});

test("a media server that refuses is asked again", async () => {
  const { keeper, seats, clock, faults } = house();
  faults.push("refused");
  keeper.enter(access("a"));
  await settle();
  await clock.pass(400);
  expect(seats).toHaveLength(2);
});

test("a media server that cannot be reached is said to have failed after some tries, and still asked", async () => {
  const { keeper, seats, clock, faults, shown, last } = house();
  for (let i = 0; i < 30; i += 1) faults.push("no way");
  keeper.enter(access("a"));
  await settle();
  await clock.pass(20_000);
  expect(shown.at(-1)).toBe("failed");
  const before = seats.length;
  await clock.pass(20_000);
  expect(seats.length).toBeGreaterThan(before);
  faults.length = 0;
  await clock.pass(3_000);
  last().line("connected");
  expect(shown.at(-1)).toBe("connected");
});

test("what an abandoned seat says is ignored", async () => {
  const { keeper, seats, last, shown, clock } = house();
  keeper.enter(access("a"));
  keeper.enter(access("b"));
  last().line("connected");
  must(seats[0], "the first").line("lost");
  await clock.pass(5_000);
  expect(seats).toHaveLength(2);
  expect(shown.at(-1)).toBe("connected");
});

test("who has left is not seated again", async () => {
  const { keeper, seats, last, clock } = house();
  keeper.enter(access("a"));
  last().line("lost");
  keeper.leave();
  await clock.pass(60_000);
  expect(seats).toHaveLength(1);
});

test("within the first minute no two tries are more than three seconds apart", async () => {
  const { keeper, seats, clock, faults } = house();
  for (let nth = 0; nth < 60; nth += 1) faults.push("no way");
  keeper.enter(access("a"));
  await settle();
  for (let passedMs = 0; passedMs < 60_000; passedMs += 3_000) {
    const before = seats.length;
    await clock.pass(3_001);
    expect(seats.length).toBeGreaterThan(before);
  }
});

test.each(["server", "full", "network"] as const)("what keeps the sound away is told: %s", async (trouble) => {
  const { keeper, clock, faults, troubles, last } = house();
  faults.push(new SeatFault(trouble));
  keeper.enter(access("a"));
  await settle();
  expect(troubles.at(-1)).toBe(trouble);
  await clock.pass(400);
  expect(troubles.at(-1)).toBe(trouble);
  last().line("connected");
  expect(troubles.at(-1)).toBeNull();
});

test("a browser that cannot make calls is not asked again", async () => {
  const { keeper, seats, clock, faults, shown } = house();
  faults.push(new SeatFault("browser"));
  keeper.enter(access("a"));
  await clock.pass(60_000);
  expect(seats).toHaveLength(1);
  expect(shown.at(-1)).toBe("failed");
});

test("a person's own try does not wait for the next one", async () => {
  const { keeper, seats, clock, faults } = house();
  for (let nth = 0; nth < 10; nth += 1) faults.push("no way");
  keeper.enter(access("a"));
  await clock.pass(10_000);
  const before = seats.length;
  keeper.retryNow();
  await settle();
  expect(seats).toHaveLength(before + 1);
});

test("a seat that slept too long is replaced, though it takes itself for connected", async () => {
  const { keeper, seats, last, clock } = house();
  keeper.enter(access("a"));
  last().line("connected");
  keeper.takeAnother();
  await clock.pass(0);
  expect(seats.map((seat) => seat.hasLeft)).toEqual([true, false]);
});
