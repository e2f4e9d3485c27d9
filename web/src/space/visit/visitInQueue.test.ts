import type { DownMessage } from "@atrium/contract";
import { expect, test } from "vitest";
import { settle } from "../../testing/fakeClock.ts";
import { visitStage } from "../../testing/visitStage.ts";

const place = (at: number): DownMessage => ({ type: "queued", place: at, places: 50, before: [] });

/** Pressed *Enter* on a full space. */
async function inQueue() {
  const stage = visitStage();
  await settle();
  const entering = stage.visit.enter({ name: "Ada" });
  await settle();
  stage.net.last().open();
  stage.net.last().tell(place(2));
  await settle();
  return { ...stage, entering };
}

test("from the queue one comes into the room, however long it took", async () => {
  const { visit, clock, net, entering, greet, letIn } = await inQueue();
  expect(visit.live.store.getState().link).toMatchObject({ state: "queued", place: 2 });
  for (let minutes = 0; minutes < 60; minutes += 1) {
    await clock.pass(8_000);
    net.last().tell({ type: "ping", t: minutes });
  }
  net.last().tell(place(0));
  net.last().tell({ type: "failure", closeCode: 1013, reconnectInMs: 0 });
  net.last().close(1013);
  await clock.pass(0);
  await greet();
  await letIn();
  expect(await entering).toEqual({ ok: true });
  expect(visit.state.getState()).toEqual({ state: "inside" });
});

test("whoever leaves the queue stands before the card again", async () => {
  const { visit, entering, net } = await inQueue();
  visit.leave();
  expect(net.last().of("leave")).toHaveLength(1);
  expect(visit.state.getState()).toEqual({ state: "entrance", refusal: null });
  expect((await entering).ok).toBe(false);
});

test("the door is knocked at for the queue as well", async () => {
  const { asked } = await inQueue();
  const knocks = asked.filter(({ name }) => name === "canJoinSpace").map(({ input }) => input);
  expect(knocks.length).toBeGreaterThan(0);
  for (const input of knocks) expect(input).toMatchObject({ queues: true });
});
