import { must } from "@atrium/contract";
import { putMember } from "@atrium/testkit/liveBuilders";
import { expect, test } from "vitest";
import { accountIds, member, room, roomId, roomSnapshot, selfId } from "../../testing/liveFixtures.ts";
import { mediaOf, visitStage } from "../../testing/visitStage.ts";

const other = must(accountIds[0], "a person");
const refused = (code: string) => ({ ok: false, code, detail: {} }) as never;

test("after a loss one is back in the same room at one's own place, and says so", async () => {
  const { visit, net, clock, enter, greet, letIn } = visitStage();
  await enter();
  visit.moveTo(300, 400);
  net.last().close(1006, false);
  expect(visit.live.store.getState().link.state).toBe("reconnecting");
  await clock.pass(300);
  await greet();
  expect((await letIn()).input).toMatchObject({ roomId });
  expect(visit.live.positions.latest(selfId)).toEqual({ x: 300, y: 400 });
  expect(net.last().of("move")).toEqual([{ type: "move", x: 3_000_000, y: 4_000_000 }]);
  expect(visit.live.store.getState().link.state).toBe("connected");
});

test("who finds no room on return is led back to the card with the reason", async () => {
  const { visit, net, clock, enter, greet, answer } = visitStage();
  await enter();
  net.last().close(1006, false);
  await clock.pass(300);
  await greet();
  await answer("joinRoom", { roomCapacityReached: {} });
  await answer("joinRoom", { noMorePublicRooms: {} });
  expect(visit.state.getState()).toEqual({ state: "entrance", refusal: "noMorePublicRooms" });
  expect(net.last().droppedWith).toBe(1000);
});

test("a long outage in the middle of coming back leads to the same room all the same", async () => {
  const { visit, net, clock, page, answers, enter, greet, letIn } = visitStage();
  await enter();
  const open = answers.canJoinSpace;
  net.last().close(1006, false);
  await clock.pass(300);
  await greet();
  answers.canJoinSpace = refused("connectionFailed");
  net.last().close(1006, false);
  await clock.pass(60_000);
  expect(visit.live.store.getState().room?.room.id).toBe(roomId);
  if (open !== undefined) answers.canJoinSpace = open;
  page.wake();
  await greet();
  expect((await letIn()).input).toMatchObject({ roomId });
  expect(visit.live.store.getState().link.state).toBe("connected");
});

test("a microphone that is on is reported again after a loss", async () => {
  const { visit, net, clock, enter, greet, letIn, answer } = visitStage();
  await enter();
  await visit.media.own.toggleMicrophone();
  await answer("muteSelf", { success: {} });
  net.last().close(1012);
  await clock.pass(300);
  await greet();
  await letIn();
  expect(
    net
      .last()
      .of("call")
      .map((call) => call.operation),
  ).toEqual(["joinRoom", "muteSelf"]);
  expect(net.last().of("call")[1]?.input).toMatchObject({ roomId, audioMuted: false });
});

test("what the room still takes me for sending is taken back on return, and nothing else is said", async () => {
  const { visit, net, clock, enter, greet, answer } = visitStage();
  await enter();
  await visit.media.own.toggleMicrophone();
  await answer("muteSelf", { success: {} });
  net.last().close(1006, false);
  await clock.pass(300);
  await greet();
  const myself = { ...member(selfId, 0), audioMuted: false, videoMuted: false, sharingScreen: true };
  const state = { room, snapshot: roomSnapshot([myself]), media: mediaOf("lounge") };
  await answer("joinRoom", { success: { room: state } });
  expect(net.last().of("sharing")).toEqual([{ type: "sharing", screen: false }]);
  expect(net.last().of("call").at(-1)).toMatchObject({ operation: "muteSelf", input: { roomId, videoMuted: true } });
  expect(net.last().of("call").at(-1)?.input).not.toHaveProperty("audioMuted");
});

test("a loss is heard once, a person who enters too", async () => {
  const { net, enter, sounds } = visitStage();
  await enter();
  net.last().tell({ type: "roomPatches", roomId, clock: 1, patches: [putMember(member(other, 1))] });
  net.last().close(1006, false);
  expect(sounds.map(({ name }) => name)).toEqual(["room-enter", "activity-alert"]);
});

test("a room that closes takes one to another", async () => {
  const { visit, net, enter, letIn } = visitStage();
  await enter();
  net.last().tell({ type: "roomClosed", roomId });
  expect(visit.live.store.getState().room).toBeNull();
  const next = await letIn();
  expect(next.input).not.toHaveProperty("roomId");
  expect(visit.live.store.getState().room?.room.id).toBe(room.id);
});

test("a room that closes while no other has a place leads back to the card", async () => {
  const { visit, net, enter, answer } = visitStage();
  await enter();
  net.last().tell({ type: "roomClosed", roomId });
  await answer("joinRoom", { noMorePublicRooms: {} });
  expect(visit.state.getState()).toEqual({ state: "entrance", refusal: "noMorePublicRooms" });
});

test("another tab ends this one for good, until the person takes the place back", async () => {
  const { visit, net, clock, enter, greet, letIn } = visitStage();
  await enter();
  net.last().close(4002);
  await clock.pass(60_000);
  expect(net.sockets).toHaveLength(1);
  const back = visit.useItHere();
  await greet();
  await letIn();
  expect(await back).toEqual({ ok: true });
});
