import { newId } from "@atrium/contract";
import type { AccountId, PassingEvent } from "@atrium/contract";
import { createFakeClock } from "@atrium/testkit/fakeClock";
import { expect, test } from "vitest";
import { RoomEvents } from "./roomEvents.ts";

const by = newId<AccountId>();
const event = (emotion: string): PassingEvent => ({ kind: "emotion", accountId: by, emotion });
function arrange(listening: number) {
  const clock = createFakeClock();
  const said: { to: unknown; events: string[]; atMs: number }[] = [];
  const room = { listening };
  const events = new RoomEvents({
    clock,
    listening: () => room.listening,
    say: (to, told) =>
      said.push({
        to,
        events: told.map((each) => (each.kind === "emotion" ? each.emotion : each.kind)),
        atMs: clock.nowMs() - 1_000_000,
      }),
  });
  return { clock, said, room, tell: (to: "room" | AccountId[], emotion: string) => events.tell(to, event(emotion)) };
}

test("few are told each at once", () => {
  const { said, tell } = arrange(249);
  for (const each of ["a", "b", "c"]) tell("room", each);
  expect(said.map(({ events }) => events)).toEqual([["a"], ["b"], ["c"]]);
});

test("a crowd of five thousand is told one frame in 200 ms, the first at once, and misses nothing", () => {
  const { clock, said, tell } = arrange(5000);
  for (let at = 0; at < 100; at += 1) {
    tell("room", String(at));
    clock.advance(10);
  }
  clock.advance(1000);
  expect(said.map(({ atMs }) => atMs)).toEqual([0, 200, 400, 600, 800, 1000]);
  expect(said.flatMap(({ events }) => events)).toEqual(Array.from({ length: 100 }, (_, at) => String(at)));
  tell("room", "later");
  expect(said.at(-1)?.events).toEqual(["later"]);
});

test("those who see parts of it hear theirs in the order in which it happened", () => {
  const { clock, said, tell } = arrange(300);
  const [one, two] = [[newId<AccountId>()], [newId<AccountId>()]];
  tell("room", "a");
  for (const [to, emotion] of [
    [one, "b"],
    [[...one], "c"],
    [two, "d"],
    [one, "e"],
  ] as const)
    tell([...to], emotion);
  clock.advance(200);
  expect(said.slice(1)).toEqual([
    { to: one, events: ["b", "c"], atMs: 200 },
    { to: two, events: ["d"], atMs: 200 },
    { to: one, events: ["e"], atMs: 200 },
  ]);
});

test("when the crowd has gone, what had gathered is told before what comes", () => {
  const { clock, said, room, tell } = arrange(300);
  tell("room", "a");
  tell("room", "b");
  room.listening = 2;
  tell("room", "c");
  expect(said.map(({ events }) => events)).toEqual([["a"], ["b", "c"]]);
  clock.advance(1000);
  expect(said).toHaveLength(2);
});
