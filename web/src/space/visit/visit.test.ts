import { must } from "@atrium/contract";
import { expect, test } from "vitest";
import { settle } from "../../testing/fakeClock.ts";
import { accountIds, member, room, roomId, selfId } from "../../testing/liveFixtures.ts";
import { entrance, visitStage } from "../../testing/visitStage.ts";

const other = must(accountIds[0], "a person");
const refused = (code: string) => ({ ok: false, code, detail: {} }) as never;

test("one enters through the card: session, ticket, greeting, room", async () => {
  const { visit, asked, net, enter } = visitStage();
  expect(await enter()).toEqual({ ok: true });
  expect(visit.state.getState()).toEqual({ state: "inside" });
  expect(asked.map((call) => call.name)).toEqual([
    "getSpaceEntrance",
    "getAccountProfile",
    "registerUnverifiedAccount",
    "getIceServers",
    "canJoinSpace",
  ]);
  expect(net.last().of("call")[0]).toMatchObject({ operation: "joinRoom", input: { roomId } });
  expect(visit.live.store.getState().room?.room.name).toBe("Lounge");
});

test("the microphone, the camera and the screen are off on entry", async () => {
  const { visit, enter, devices } = visitStage();
  await enter();
  expect(visit.media.state.getState()).toMatchObject({
    microphone: { state: "off" },
    camera: { state: "off" },
    screen: { state: "off" },
  });
  expect(devices.asked).toEqual([]);
});

test("a browser that does not start the sound, and says nothing of it, is noticed", async () => {
  const { visit, enter, output, clock } = visitStage();
  output.isBlocked = true;
  await enter();
  await clock.pass(1_000);
  expect(visit.media.state.getState().soundBlocked).toBe(true);
});

test("sound that was interrupted goes on when the machine wakes up", async () => {
  const { enter, output, page } = visitStage();
  await enter();
  const before = output.unlocks;
  page.wake();
  expect(output.unlocks).toBe(before + 1);
});

test("a shut door is shown by its code, and the card is watched again", async () => {
  const { visit, answers, clock, asked } = visitStage();
  answers.canJoinSpace = { ok: true, value: { state: "closed", closeCode: 4010, startsAt: null } } as never;
  await settle();
  expect(await visit.enter({ name: "Ada" })).toMatchObject({ ok: false });
  expect(visit.live.store.getState().link).toMatchObject({ state: "ended", closeCode: 4010 });
  expect(visit.state.getState().state).toBe("entrance");
  const before = asked.length;
  await clock.pass(2_100);
  expect(asked.slice(before).map((call) => call.name)).toContain("getSpaceEntrance");
});

test("a room's wrong password leaves one at the door with the reason", async () => {
  const { visit, greet, answer, net } = visitStage();
  await settle();
  const entering = visit.enter({ name: "Ada", password: "wrong" });
  await greet();
  const call = await answer("joinRoom", { invalidPassword: {} });
  expect(call.input).toMatchObject({ password: "wrong" });
  expect(await entering).toEqual({ ok: false, code: "invalidPassword" });
  expect(visit.state.getState()).toEqual({ state: "entrance", refusal: "invalidPassword" });
  expect(net.last().droppedWith).toBe(1000);
});

test("a password typed anew is the one that is tried", async () => {
  const { visit, greet, answer, letIn } = visitStage();
  await settle();
  for (const password of ["wrong", "right"]) {
    const entering = visit.enter({ name: "Ada", password });
    await greet();
    if (password === "wrong") await answer("joinRoom", { invalidPassword: {} });
    else expect((await letIn()).input).toMatchObject({ password: "right" });
    expect((await entering).ok).toBe(password === "right");
  }
});

test("a full room sends one to another room", async () => {
  const { visit, greet, answer, letIn } = visitStage();
  await settle();
  const entering = visit.enter({ name: "Ada" });
  await greet();
  await answer("joinRoom", { roomCapacityReached: {} });
  const second = await letIn();
  expect(second.input).not.toHaveProperty("roomId");
  expect(await entering).toEqual({ ok: true });
});

test("a session that cannot be opened is said at the door", async () => {
  const { visit, answers } = visitStage();
  answers.registerUnverifiedAccount = refused("tooOftenAttempts");
  await settle();
  expect(await visit.enter({ name: "Ada" })).toEqual({ ok: false, code: "tooOftenAttempts" });
  expect(visit.state.getState()).toEqual({ state: "entrance", refusal: "tooOftenAttempts" });
});

test("a session that ran out is opened anew by the next try", async () => {
  const { visit, answers, asked, greet, letIn, enter } = visitStage();
  await enter();
  visit.leave();
  answers.canJoinSpace = refused("unauthorized");
  expect(await visit.enter({ name: "Ada" })).toMatchObject({ ok: false });
  expect(visit.live.store.getState().link).toMatchObject({ state: "ended", closeCode: 4401 });
  answers.canJoinSpace = { ok: true, value: { state: "open", ticket: "t", address: "", expiresInMs: 30_000 } } as never;
  const before = asked.length;
  const again = visit.enter({ name: "Ada" });
  await greet();
  await letIn();
  expect(await again).toEqual({ ok: true });
  expect(asked.slice(before).map((call) => call.name)).toContain("registerUnverifiedAccount");
});

test("the guest session opens while the name is typed, once typing pauses", async () => {
  const { visit, clock, asked } = visitStage();
  for (const typed of ["A", "Ad", "Ada"]) {
    visit.warmUp(typed);
    await clock.pass(200);
  }
  expect(asked.some((call) => call.name === "registerUnverifiedAccount")).toBe(false);
  await clock.pass(600);
  expect(asked.filter((call) => call.name === "registerUnverifiedAccount")).toHaveLength(1);
});

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

test("a loss is heard once, a person who enters too", async () => {
  const { net, enter, sounds } = visitStage();
  await enter();
  net
    .last()
    .tell({ type: "roomPatches", roomId, clock: 1, patches: [{ type: "memberJoined", member: member(other, 1) }] });
  net.last().close(1006, false);
  expect(sounds).toEqual(["room-enter", "activity-alert"]);
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

test("a host's mute turns my microphone off", async () => {
  const { visit, net, enter } = visitStage();
  await enter();
  await visit.media.own.toggleMicrophone();
  net.last().tell({ type: "forceMuted", audio: true, video: false, byName: "Host" });
  await settle();
  expect(visit.media.state.getState().microphone).toEqual({ state: "off" });
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

test("leaving says so, stops the devices and shows the good-bye", async () => {
  const { visit, net, enter, devices } = visitStage();
  await enter();
  await visit.media.own.toggleMicrophone();
  visit.leave();
  await settle();
  expect(net.last().of("leave")).toHaveLength(1);
  expect(visit.state.getState()).toEqual({ state: "left" });
  expect(devices.opened[0]?.readyState).toBe("ended");
});

test("leaving the page of the space is leaving the space", async () => {
  const { visit, net, enter, clock } = visitStage();
  await enter();
  visit.dispose();
  expect(net.last().of("leave")).toHaveLength(1);
  await clock.pass(60_000);
  expect(net.sockets).toHaveLength(1);
});

test("leaving the page while coming in gives the place back too", async () => {
  const { visit, net, greet } = visitStage();
  await settle();
  const entering = visit.enter({ name: "Ada" });
  await greet();
  visit.dispose();
  expect(net.last().of("leave")).toHaveLength(1);
  expect(await entering).toMatchObject({ ok: false });
});

test("the card is asked again every 2 seconds, not while nobody looks", async () => {
  const { visit, clock, asked, page, answers } = visitStage();
  await settle();
  await clock.pass(4_100);
  expect(asked).toHaveLength(3);
  page.isHidden = true;
  await clock.pass(10_000);
  expect(asked).toHaveLength(3);
  page.isHidden = false;
  answers.getSpaceEntrance = refused("connectionFailed");
  await clock.pass(2_100);
  expect(visit.entrance.state.getState()).toEqual({ state: "ready", entrance });
  answers.getSpaceEntrance = refused("spaceNotFound");
  await clock.pass(2_100);
  expect(visit.entrance.state.getState()).toEqual({ state: "missing" });
});
