import type { DownMessage } from "@atrium/contract";
import { expect, test } from "vitest";
import { settle } from "../testing/fakeClock.ts";
import { linkStage } from "../testing/linkStage.ts";

type Stage = ReturnType<typeof linkStage>;
const at = (place: number): DownMessage => ({ type: "queued", place, places: 50, before: [] });

/** A link whose `hello` was answered with a place in the queue. */
async function queued(place = 3): Promise<Stage> {
  const stage = linkStage();
  stage.link.start();
  await settle();
  stage.net.last().open();
  stage.net.last().tell(at(place));
  return stage;
}

test("before a full space the link waits on its socket, and shows its place as it moves", async () => {
  const { net, states, clock } = await queued();
  expect(net.last().said[0]).toMatchObject({ type: "hello", queues: true });
  net.last().tell(at(2));
  await clock.pass(9_000);
  net.last().tell({ type: "ping", t: 1 });
  await clock.pass(9_000);
  expect(net.sockets).toHaveLength(1);
  expect(states.slice(1)).toMatchObject([
    { state: "queued", place: 3, places: 50, isLost: false },
    { state: "queued", place: 2 },
  ]);
});

test("whose turn it is knocks again at once, and is connected", async () => {
  const { net, states, clock, greet } = await queued(1);
  net.last().tell(at(0));
  net.last().tell({ type: "failure", closeCode: 1013, reconnectInMs: 0 });
  net.last().close(1013);
  await clock.pass(0);
  expect(states.at(-1)).toMatchObject({ state: "queued", place: 0, isLost: false });
  await greet();
  expect(net.sockets).toHaveLength(2);
  expect(net.last().said[0]).toMatchObject({ ticket: "ticket-2" });
  expect(states.at(-1)).toEqual({ state: "connected" });
});

test("a lost connection shows the place as it was, and comes back to it", async () => {
  const { net, states, clock } = await queued();
  net.last().close(1006, false);
  expect(states.at(-1)).toMatchObject({ state: "queued", place: 3, isLost: true });
  await clock.pass(250);
  net.last().open();
  net.last().tell(at(3));
  expect(states.at(-1)).toMatchObject({ state: "queued", place: 3, isLost: false });
});

test("a silent socket is asked in the queue too, and replaced", async () => {
  const { net, states, clock } = await queued();
  await clock.pass(14_000);
  expect(net.last().of("ask")).toHaveLength(1);
  await clock.pass(5_000);
  expect(states.at(-1)).toMatchObject({ isLost: true });
  expect(net.sockets.length).toBeGreaterThan(1);
});

test("whoever leaves the queue says so, and comes to no door that is shut", async () => {
  const { net, states, link } = await queued();
  link.leave();
  expect(net.last().of("leave")).toHaveLength(1);
  expect(states.at(-1)).toMatchObject({ state: "ended", closeCode: 1000 });
});

test("calls of the way in fail, so that they are made anew; nothing else is sent from the queue", async () => {
  const stage = linkStage();
  stage.link.start();
  const call = stage.link.calls.call("joinRoom", { spaceId: "s".repeat(21) as never }, true);
  await settle();
  stage.net.last().open();
  stage.net.last().tell(at(1));
  expect(await call).toMatchObject({ ok: false, code: "notConnectedToSpace" });
  expect(stage.link.send({ type: "speaking", level: 3 })).toBe(false);
});
