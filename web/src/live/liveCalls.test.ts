import { must } from "@atrium/contract";
import { expect, test } from "vitest";
import { settle } from "../testing/fakeClock.ts";
import { linkStage } from "../testing/linkStage.ts";
import { connected, roomId, spaceId } from "../testing/liveFixtures.ts";

test("a call under way survives a reconnection with the same id and is answered once", async () => {
  const { clock, net, link, greet } = linkStage();
  link.start();
  await greet();
  const outcome = link.calls.call("setMegaphone", { roomId, on: true });
  const [first] = net.last().of("call");
  net.last().close(1006, false);
  await clock.pass(300);
  await greet();
  const again = net.last().of("call");
  expect(again).toEqual([first]);
  net.last().tell({ type: "reply", id: must(first, "the call was sent").id, reply: { success: {} } });
  expect(await outcome).toEqual({ ok: true, value: {} });
});

test("calls wait until the room is joined again, except the joining itself", async () => {
  let joined = () => {};
  const { net, link } = linkStage({
    onConnected: () =>
      new Promise((resolve) => {
        joined = resolve;
        void link.calls.call("joinRoom", { spaceId }, true);
      }),
  });
  link.start();
  void link.calls.call("setMegaphone", { roomId, on: true });
  await settle();
  net.last().open();
  net.last().tell(connected());
  await settle();
  expect(
    net
      .last()
      .of("call")
      .map((call) => call.operation),
  ).toEqual(["joinRoom"]);
  joined();
  await settle();
  expect(
    net
      .last()
      .of("call")
      .map((call) => call.operation),
  ).toEqual(["joinRoom", "setMegaphone"]);
});

test("a refusal is a value with its code", async () => {
  const { net, link, greet } = linkStage();
  link.start();
  await greet();
  const outcome = link.calls.call("setMegaphone", { roomId, on: true });
  const id = must(net.last().of("call")[0], "the call was sent").id;
  net.last().tell({ type: "reply", id, reply: { megaphoneNotAllowed: { why: "plan" } } });
  expect(await outcome).toEqual({ ok: false, code: "megaphoneNotAllowed", detail: { why: "plan" } });
});

test("a code newer than this build, and a success of another shape, are told as what they are", async () => {
  const { net, link, greet } = linkStage();
  link.start();
  await greet();
  const replies = [{ aCodeOfTomorrow: {} }, { success: { room: "elsewhere" } }];
  const outcomes = replies.map(() => link.calls.call("joinRoom", { spaceId }));
  for (const [at, { id }] of net.last().of("call").entries())
    net.last().tell({ type: "reply", id, reply: must(replies[at], "as many as calls") });
  expect((await Promise.all(outcomes)).map((outcome) => !outcome.ok && outcome.code)).toEqual([
    "unknownError",
    "somethingWentWrong",
  ]);
});

test("a call that nobody answers ends after half a minute", async () => {
  const { clock, net, link, greet } = linkStage();
  link.start();
  await greet();
  const outcome = link.calls.call("setMegaphone", { roomId, on: true });
  for (let i = 0; i < 6; i += 1) {
    await clock.pass(5_000);
    net.last().tell({ type: "ping", t: i });
  }
  expect(await outcome).toMatchObject({ ok: false, code: "connectionFailed" });
  expect(net.last().of("call").length).toBeGreaterThan(1);
});

test("the end of the link ends its calls", async () => {
  const { net, link, greet } = linkStage();
  link.start();
  await greet();
  const outcome = link.calls.call("setMegaphone", { roomId, on: true });
  net.last().close(4004);
  expect(await outcome).toMatchObject({ ok: false, code: "notConnectedToSpace" });
});
