import { createFakeClock } from "@atrium/testkit/fakeClock";
import { expect, test } from "vitest";
import { PresenceTicks } from "./presenceTicks.ts";

/** A room that counts its ticks; it asks for another while `wants` is positive. */
function aTickingRoom(clock: { steadyMs(): number }) {
  const ticks: number[] = [];
  const room = {
    ticks,
    wants: 0,
    tick() {
      ticks.push(clock.steadyMs());
      room.wants -= 1;
      return room.wants > 0;
    },
  };
  return room;
}

test("a quiet room ticks at once when it wakes", () => {
  const clock = createFakeClock(0);
  const ticks = new PresenceTicks(clock);
  const room = aTickingRoom(clock);
  ticks.wake(room);
  clock.advance(1);
  expect(room.ticks).toEqual([1]);
});

test("a busy room ticks every 33 ms, however often it wakes", () => {
  const clock = createFakeClock(0);
  const ticks = new PresenceTicks(clock);
  const room = aTickingRoom(clock);
  for (let turn = 0; turn < 200; turn += 1) {
    ticks.wake(room);
    clock.advance(1);
  }
  expect(room.ticks).toEqual([1, 34, 67, 100, 133, 166, 199]);
});

test("a crowd is told more rarely the larger it is", () => {
  const clock = createFakeClock(0);
  const ticks = new PresenceTicks(clock);
  const room = { ...aTickingRoom(clock), listening: 5000 };
  for (let turn = 0; turn < 1200; turn += 1) {
    ticks.wake(room);
    clock.advance(1);
  }
  expect(room.ticks).toEqual([1, 501, 1001]);
});

test("a room that wants to go on ticks again without being woken", () => {
  const clock = createFakeClock(0);
  const ticks = new PresenceTicks(clock);
  const room = aTickingRoom(clock);
  room.wants = 3;
  ticks.wake(room);
  clock.advance(500);
  expect(room.ticks).toEqual([1, 34, 67]);
});

test("rooms tick at moments of their own", () => {
  const clock = createFakeClock(0);
  const ticks = new PresenceTicks(clock);
  const first = aTickingRoom(clock);
  const second = aTickingRoom(clock);
  first.wants = 2;
  second.wants = 2;
  ticks.wake(first);
  clock.advance(10);
  ticks.wake(second);
  clock.advance(100);
  expect(first.ticks).toEqual([1, 34]);
  expect(second.ticks).toEqual([11, 44]);
});

test("timers that are a little late do not make frames rarer", () => {
  const clock = createFakeClock(0);
  const late = { ...clock, after: (ms: number, run: () => void) => clock.after(ms + 3, run) };
  const ticks = new PresenceTicks(late);
  const room = aTickingRoom(clock);
  room.wants = 30;
  ticks.wake(room);
  clock.advance(1000);
  expect(room.ticks).toHaveLength(30);
});

test("where timers are late because the program is busy, frames become rarer", () => {
  const clock = createFakeClock(0);
  const late = { ...clock, after: (ms: number, run: () => void) => clock.after(ms + 25, run) };
  const ticks = new PresenceTicks(late);
  const room = aTickingRoom(clock);
  room.wants = 30;
  ticks.wake(room);
  clock.advance(1000);
  expect(room.ticks.length).toBeLessThanOrEqual(14);
  expect(room.ticks.length).toBeGreaterThan(5);
});

test("nothing runs after the end", () => {
  const clock = createFakeClock(0);
  const ticks = new PresenceTicks(clock);
  const room = aTickingRoom(clock);
  ticks.wake(room);
  ticks.stop();
  clock.advance(100);
  expect(room.ticks).toEqual([]);
});
