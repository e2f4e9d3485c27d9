import { createFakeClock } from "@atrium/testkit/fakeClock";
import { createLiveOutlet } from "@atrium/testkit/liveOutlet";
import { expect, test } from "vitest";
import { frameOf } from "../sockets/frame.ts";
import { FanOut } from "./fanOut.ts";

const frame = (t: number) => frameOf({ type: "ping", t });

test("a small crowd is served at once", () => {
  const outlets = Array.from({ length: 250 }, createLiveOutlet);
  new FanOut(createFakeClock()).send(frame(1), outlets);
  expect(outlets.every((outlet) => outlet.waiting.length === 1)).toBe(true);
});

test("a large crowd is served in slices, and nobody gets a later message first", () => {
  const clock = createFakeClock();
  const fanOut = new FanOut(clock);
  const outlets = Array.from({ length: 600 }, createLiveOutlet);
  fanOut.send(frame(1), outlets);
  fanOut.send(frame(2), outlets);
  expect(outlets.filter((outlet) => outlet.waiting.length > 0)).toHaveLength(250);
  clock.advance(1);
  for (const outlet of outlets)
    expect(outlet.waiting.map((message) => message.type === "ping" && message.t)).toEqual([1, 2]);
});
