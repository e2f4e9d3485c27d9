import { expect, test } from "vitest";
import { refused, type Call, type Reply } from "../../platform/call.ts";
import { FakeClock, settle } from "../../testing/fakeClock.ts";
import { entrance, visitStage } from "../../testing/visitStage.ts";
import { EntranceWatch } from "./entranceWatch.ts";

const away = refused("connectionFailed");

test("a card that could not be read stands there once the server answers", async () => {
  const clock = new FakeClock();
  let reply: Reply<"getSpaceEntrance"> = away;
  const call = (() => Promise.resolve(reply)) as Call;
  const watch = new EntranceWatch({ call, clock, slug: "team", roomId: null, isHidden: () => false });
  watch.start();
  await settle();
  expect(watch.state.getState()).toEqual({ state: "unreachable" });
  reply = { ok: true, value: { entrance } };
  await clock.pass(2_100);
  expect(watch.state.getState()).toEqual({ state: "ready", entrance });
  watch.stop();
});

test.each([
  ["the browser says that the network is back", "wake"],
  ["two seconds have gone by", "wait"],
] as const)("whoever enters without a network comes in by itself when %s", async (_says, how) => {
  const { visit, clock, page, answers, greet, letIn } = visitStage();
  const { getAccountProfile } = answers;
  await settle();
  answers.getAccountProfile = away;
  const entering = visit.enter({ name: "Ada" });
  await settle();
  expect(visit.state.getState()).toEqual({ state: "entering", isUnanswered: true });
  if (getAccountProfile !== undefined) answers.getAccountProfile = getAccountProfile;
  if (how === "wake") page.wake();
  else await clock.pass(2_100);
  await greet();
  await letIn();
  expect(await entering).toEqual({ ok: true });
  expect(visit.state.getState()).toEqual({ state: "inside" });
});

test("whoever leaves the page while the network is away is not asked for any more", async () => {
  const { visit, clock, asked, answers } = visitStage();
  await settle();
  answers.getAccountProfile = away;
  void visit.enter({ name: "Ada" });
  await settle();
  visit.dispose();
  const before = asked.filter(({ name }) => name === "getAccountProfile").length;
  await clock.pass(10_000);
  expect(asked.filter(({ name }) => name === "getAccountProfile").length).toBeLessThanOrEqual(before + 1);
});
