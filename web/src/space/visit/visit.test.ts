import { newId } from "@atrium/contract";
import type { AccountId, ChatName } from "@atrium/contract";
import { aChatMessage } from "@atrium/testkit/chatBuilders";
import { putMember } from "@atrium/testkit/liveBuilders";
import { expect, test } from "vitest";
import { settle } from "../../testing/fakeClock.ts";
import { member, roomId, selfId } from "../../testing/liveFixtures.ts";
import { entrance, visitStage } from "../../testing/visitStage.ts";

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

test("whoever is sent out while they come in is told so by the end of their line, and of nothing else", async () => {
  const { visit, greet, answer, net } = visitStage();
  await settle();
  const entering = visit.enter({ name: "Ada" });
  await greet();
  await answer("joinRoom", { notConnectedToSpace: {} });
  await settle();
  expect(visit.state.getState()).toMatchObject({ state: "entering" });
  net.last().close(4002);
  await entering;
  expect(visit.live.store.getState().link).toMatchObject({ state: "ended", closeCode: 4002 });
  expect(visit.state.getState()).not.toMatchObject({ refusal: "notConnectedToSpace" });
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

test("a host's mute turns my microphone off", async () => {
  const { visit, net, enter } = visitStage();
  await enter();
  await visit.media.own.toggleMicrophone();
  net.last().tell({
    type: "events",
    roomId,
    events: [{ kind: "forceMuted", audio: true, video: false, byName: "Host" }],
  });
  await settle();
  expect(visit.media.state.getState().microphone).toEqual({ state: "off" });
});

test("thirty who arrive together are one sound, and who comes later is another", async () => {
  const { net, enter, sounds, clock } = visitStage();
  await enter();
  let roomClock = 0;
  const arrive = (seat: number) => {
    roomClock += 1;
    net.last().tell({ type: "roomPatches", roomId, clock: roomClock, patches: [putMember(member(newId(), seat))] });
  };
  for (let seat = 1; seat <= 30; seat++) arrive(seat);
  expect(sounds).toEqual([{ name: "room-enter", speakerId: "default" }]);
  await clock.pass(5_000);
  arrive(31);
  expect(sounds).toHaveLength(2);
});

test("what is written sounds by the kind of its chat, unless I do not want to be disturbed", async () => {
  const { net, enter, sounds, clock } = visitStage();
  await enter();
  const write = (chat: ChatName, position: number) =>
    net.last().tell({ type: "news", news: [{ kind: "chatMessage", chat, revision: 1, message: said(position) }] });
  const said = (position: number) => aChatMessage({ position });
  const [direct, other] = [newId<AccountId>(), newId<AccountId>()];
  write({ kind: "direct", accountId: direct }, 1);
  net.last().tell({ type: "events", roomId, events: [{ kind: "chatMessage", revision: 1, message: said(1) }] });
  expect(sounds.map(({ name }) => name)).toEqual(["personal-chat", "notification"]);
  await clock.pass(5_000);
  const changes = { dontDisturb: true };
  const patches = [{ type: "merge", kind: "participant", id: selfId, changes } as const];
  net.last().tell({ type: "spacePatches", clock: 1, patches });
  write({ kind: "direct", accountId: other }, 1);
  expect(sounds).toHaveLength(2);
});

test("sounds of the interface come out where the voices do", async () => {
  const { visit, page, enter, sounds } = visitStage();
  await enter();
  await visit.media.choose("speaker", "headset");
  page.lost();
  expect(sounds).toEqual([{ name: "activity-alert", speakerId: "headset" }]);
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

test("leaving the page before the session is open starts nothing", async () => {
  const { visit, net, clock, answers, asked } = visitStage();
  let open = () => {};
  const account = { ok: true, value: { account: { accountId: selfId, name: "Ada" } } };
  answers.registerUnverifiedAccount = (() => new Promise((resolve) => (open = () => resolve(account)))) as never;
  await settle();
  const entering = visit.enter({ name: "Ada" });
  await settle();
  visit.dispose();
  open();
  expect(await entering).toMatchObject({ ok: false });
  const before = asked.length;
  await clock.pass(60_000);
  expect(asked.slice(before)).toEqual([]);
  expect(net.sockets).toHaveLength(0);
});

test("a space that is gone between the click and the door is told as missing", async () => {
  const { visit, clock, answers } = visitStage();
  await settle();
  answers.canJoinSpace = refused("connectionFailed");
  answers.getSpaceEntrance = refused("spaceNotFound");
  const entering = visit.enter({ name: "Ada" });
  await clock.pass(5_000);
  answers.canJoinSpace = refused("spaceNotFound");
  await clock.pass(20_000);
  expect(await entering).toMatchObject({ ok: false });
  expect(visit.live.store.getState().link).toMatchObject({ state: "ended", closeCode: 4404 });
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
  answers.getSpaceEntrance = refused("connectionFailed");
  await clock.pass(2_100);
  expect(visit.entrance.state.getState()).toEqual({ state: "unreachable" });
  // An address that no space can have.
  answers.getSpaceEntrance = refused("invalidRequest");
  await clock.pass(2_100);
  expect(visit.entrance.state.getState()).toEqual({ state: "missing" });
});
