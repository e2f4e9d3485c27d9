import { PROTOCOL } from "@atrium/contract";
import { expect, test } from "vitest";
import { settle } from "../../testing/fakeClock.ts";
import { visitStage } from "../../testing/visitStage.ts";

/** The name is typed, and typing has paused for long enough. */
async function reading(needs: Parameters<typeof visitStage>[0] = {}) {
  const stage = visitStage(needs);
  await settle();
  stage.visit.warmUp("Ada");
  await stage.clock.pass(400);
  const knocks = () => stage.asked.filter(({ name }) => name === "canJoinSpace").length;
  return { ...stage, knocks };
}

test("the click finds a ticket and an open socket, and only greets", async () => {
  const { visit, net, knocks } = await reading();
  expect(knocks()).toBe(1);
  net.last().open();
  expect(net.last().said).toEqual([]);
  void visit.enter({ name: "Ada" });
  await settle();
  expect(net.last().said[0]).toEqual({ type: "hello", protocol: PROTOCOL, ticket: "ticket", queues: true });
  expect([knocks(), net.sockets.length]).toEqual([1, 1]);
});

test("who reads on for long knocks with the click", async () => {
  const { visit, clock, net, knocks } = await reading();
  await clock.pass(15_100);
  void visit.enter({ name: "Ada" });
  await settle();
  expect(knocks()).toBe(2);
  expect(net.sockets.map(({ droppedWith }) => droppedWith === null)).toEqual([false, true]);
});

test("a door that was shut is asked again by the click, and nothing of it shows before", async () => {
  const { visit, knocks } = await (async () => {
    const stage = visitStage();
    stage.answers.canJoinSpace = { ok: true, value: { state: "closed", closeCode: 4010, startsAt: null } } as never;
    await settle();
    stage.visit.warmUp("Ada");
    await stage.clock.pass(400);
    return { ...stage, knocks: () => stage.asked.filter(({ name }) => name === "canJoinSpace").length };
  })();
  expect(visit.state.getState()).toEqual({ state: "entrance", refusal: null });
  expect(await visit.enter({ name: "Ada" })).toMatchObject({ ok: false });
  expect(knocks()).toBe(2);
});

test("a password is said with the click and not before", async () => {
  for (const brought of [{ password: "secret" }, { adminPassword: "secret" }]) {
    const { net, knocks } = await reading(brought);
    expect([knocks(), net.sockets.length]).toEqual([0, 0]);
  }
  const { visit, asked, net } = await reading();
  void visit.enter({ name: "Ada", password: "typed" });
  await settle();
  const knocks = asked.filter(({ name }) => name === "canJoinSpace").map(({ input }) => input);
  expect(knocks.at(-1)).toMatchObject({ password: "typed" });
  expect(net.sockets).toHaveLength(1);
});

test("a lost network and the end of the visit let go of what was prepared", async () => {
  const { page, net } = await reading();
  page.lost();
  expect(net.last().droppedWith).not.toBeNull();
  const other = await reading();
  other.visit.dispose();
  expect(other.net.last().droppedWith).not.toBeNull();
});

test("somebody new says with the greeting where they go, and is there with the answer", async () => {
  const { visit, net, greet, letIn } = await reading();
  net.last().open();
  const entering = visit.enter({ name: "Ada" });
  await settle();
  expect(net.last().said.map(({ type }) => type)).toEqual(["hello", "call"]);
  await greet();
  await letIn();
  expect(await entering).toEqual({ ok: true });
  expect(
    net
      .last()
      .of("call")
      .filter(({ operation }) => operation === "joinRoom"),
  ).toHaveLength(1);
});

test("who has an account waits for the greeting, which may name the room they were in", async () => {
  const { visit, net, asked } = await (async () => {
    const stage = visitStage();
    stage.answers.getAccountProfile = { ok: true, value: { account: { name: "Ada" } } } as never;
    await settle();
    return stage;
  })();
  void visit.enter({ name: "Ada" });
  await settle();
  net.last().open();
  await settle();
  expect(asked.map(({ name }) => name)).not.toContain("registerUnverifiedAccount");
  expect(net.last().said.map(({ type }) => type)).toEqual(["hello"]);
});
