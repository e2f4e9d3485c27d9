import { must } from "@atrium/contract";
import { expect, test } from "vitest";
import { airStage, record } from "../../testing/airStage.ts";
import { settle } from "../../testing/fakeClock.ts";
import { accountIds, selfId } from "../../testing/liveFixtures.ts";

const other = must(accountIds[0], "another");
const plan = { microphone: true, camera: false, tone: false };

async function speaking(options: Parameters<typeof airStage>[0] = {}) {
  const page = airStage(options);
  expect(await page.air.begin(plan)).toBeNull();
  await settle();
  return page;
}

test("the place is taken first, and it is on air once the microphone has reached the media server", async () => {
  const { air, asked, rooms, calls } = await speaking();
  expect(asked()).toEqual(["createBroadcastToken", "createBroadcast", "activateBroadcast", "updateBroadcast"]);
  expect(calls[1]?.[1]).toEqual({ streamName: "stream", audio: true, video: false });
  expect(calls[3]?.[1]).toEqual({ audio: true, video: false, screen: false });
  expect(rooms[0]?.published).toHaveLength(1);
  expect(air.state.getState().sent).toMatchObject({ step: "on", microphone: { state: "on" } });
});

test("the tone comes first, and the microphone after it", async () => {
  const page = airStage();
  const begun = page.air.begin({ ...plan, tone: true });
  await settle();
  expect(await begun).toBeNull();
  expect(page.air.state.getState().sent).toMatchObject({ step: "tone", microphone: { state: "off" } });
  expect(page.rooms[0]?.published).toHaveLength(1);
  expect(page.port.opened).toHaveLength(0);
  await page.clock.pass(2000);
  expect(page.air.state.getState().sent).toMatchObject({ step: "on", microphone: { state: "on" } });
});

test("whoever is refused the place sends nothing, and is told why", async () => {
  const page = airStage();
  page.refusals["createBroadcast"] = "broadcastAlreadyInUse";
  expect(await page.air.begin(plan)).toBe("broadcastAlreadyInUse");
  expect(page.air.state.getState().sent).toBeNull();
  expect([page.rooms.length, page.port.opened.length]).toEqual([0, 0]);
});

test("a media server that cannot be reached gives the place back", async () => {
  const page = airStage({ microphoneOn: true, connects: () => new Promise(() => {}) });
  const begun = page.air.begin(plan);
  await settle();
  await settle();
  await page.clock.pass(20_000);
  expect(await begun).toBe("connectionFailed");
  await page.clock.pass(5000);
  expect(page.told).toEqual([]);
  expect(page.asked()).toEqual(["createBroadcastToken", "createBroadcast", "stopBroadcast"]);
  expect(page.port.opened[0]?.readyState).toBe("ended");
  expect(page.media.getState().microphone.state).toBe("on");
});

test("whoever changes their mind before it is on air gives the place back at once", async () => {
  const page = airStage({ connects: () => new Promise(() => {}) });
  const begun = page.air.begin(plan);
  await settle();
  await settle();
  await page.air.stop();
  expect(await begun).toBeNull();
  expect(page.asked()).toEqual(["createBroadcastToken", "createBroadcast", "stopBroadcast"]);
  expect(page.port.opened[0]?.readyState).toBe("ended");
});

test("muting is told to others, and the device is let go at the end", async () => {
  const { air, calls, port } = await speaking();
  air.toggleMicrophone();
  await settle();
  expect(calls.at(-1)).toEqual(["updateBroadcast", { audio: false }]);
  await air.stop();
  expect(port.opened.map(({ readyState }) => readyState)).toEqual(["ended"]);
  expect(calls.at(-1)?.[0]).toBe("stopBroadcast");
});

test("the room's microphone is off on air and comes back after it, unless I have muted myself", async () => {
  const spoke = await speaking({ microphoneOn: true });
  expect(spoke.media.getState().microphone.state).toBe("off");
  await spoke.air.stop();
  expect(spoke.media.getState().microphone.state).toBe("on");
  const muted = await speaking({ microphoneOn: true });
  muted.air.toggleMicrophone();
  await settle();
  await muted.air.stop();
  expect(muted.media.getState().microphone.state).toBe("off");
});

test("whom a host ends is told by whom, once, and sends nothing any more", async () => {
  const { air, show, emit, told, port, clock } = await speaking();
  show(null);
  emit({ type: "broadcastStopped", byName: "Kofi" });
  await clock.pass(5000);
  expect(told).toEqual([{ type: "stopped", byName: "Kofi" }]);
  expect(air.state.getState().sent).toBeNull();
  expect(port.opened[0]?.readyState).toBe("ended");
});

test("a broadcast that ends for another reason is said to be over", async () => {
  const { show, told, clock } = await speaking();
  show(null);
  await clock.pass(5000);
  expect(told).toEqual([{ type: "ended", why: "over" }]);
});

test("a lost connection that comes back in time goes on; lost with its node it is begun again, without a tone", async () => {
  const page = await speaking();
  page.lose();
  await page.clock.pass(8000);
  const begun = page.calls.length;
  page.comeBack(record(selfId));
  await settle();
  expect(page.calls).toHaveLength(begun);
  page.lose();
  await page.clock.pass(8000);
  page.comeBack(null);
  await settle();
  expect(page.asked().slice(begun)).toEqual([
    "createBroadcastToken",
    "createBroadcast",
    "activateBroadcast",
    "updateBroadcast",
  ]);
  expect(page.air.state.getState().sent).toMatchObject({ step: "on", microphone: { state: "on" } });
  expect(page.port.opened).toHaveLength(1);
});

test("whoever comes back too late is told that it has ended", async () => {
  const page = await speaking();
  page.lose();
  await page.clock.pass(21_000);
  page.comeBack(null);
  await settle();
  expect(page.told).toEqual([{ type: "ended", why: "lost" }]);
  expect(page.air.state.getState().sent).toBeNull();
});

test("one's own that this page does not send is ended: it was begun before the page was loaded", async () => {
  const page = airStage();
  const mine = record(selfId);
  page.show(mine);
  page.show({ ...mine, audioMuted: true });
  await settle();
  expect(page.calls).toEqual([["stopBroadcast", { broadcastId: mine.id }]]);
});

/** Somebody else is on air, and their voice arrives. */
async function hearing() {
  const page = airStage();
  page.show(record(other));
  await settle();
  const room = must(page.rooms[0], "a seat in the stream");
  const publication = { source: "microphone", kind: "Audio", trackSid: "voice" };
  room.say("TrackSubscribed", { receiver: undefined, mediaStreamTrack: {} }, publication, { identity: other });
  return { ...page, room };
}

test("another's is heard as soon as it is on air, as loud as I want it, and not twice", async () => {
  const { air, heard, loud } = await hearing();
  expect([...heard]).toEqual([[`air/${other}`, 1]]);
  expect(loud(other)).toBe(0);
  air.setVolume(0.4);
  expect([...heard.values()]).toEqual([0.4]);
});

test("before it is on air nothing is received, and after it nothing is left", async () => {
  const page = airStage();
  const coming = record(other, { isActive: false });
  page.show(coming);
  await settle();
  expect(page.calls).toEqual([]);
  page.show({ ...coming, isActive: true });
  await settle();
  expect(page.asked()).toEqual(["createBroadcastToken"]);
  page.show(null);
  await settle();
  expect(page.air.state.getState().heard).toBeNull();
  expect(page.rooms[0]?.disconnected).toEqual([false]);
});

test("the room is quieter while another speaks, until I want it back, and with the next one again", async () => {
  const page = await hearing();
  const someone = must(accountIds[1], "somebody of the room");
  expect(page.loud(someone)).toBe(0.3);
  page.air.setDucking(false);
  expect([page.loud(someone), page.air.state.getState().isDucked]).toEqual([1, false]);
  page.show(record(other, { streamName: "next" }));
  expect(page.loud(someone)).toBe(0.3);
  page.show(record(other, { streamName: "next", audioMuted: true }));
  expect(page.loud(someone)).toBe(1);
  page.show(null);
  expect([page.loud(someone), page.loud(other)]).toEqual([1, 1]);
});

test("a token that does not come is asked for again as long as somebody is on air", async () => {
  const page = airStage();
  page.refusals["createBroadcastToken"] = "connectionFailed";
  page.show(record(other));
  await settle();
  await page.clock.pass(1000);
  expect(page.asked()).toEqual(["createBroadcastToken", "createBroadcastToken"]);
  page.show(null);
  await page.clock.pass(5000);
  expect(page.asked()).toHaveLength(2);
});

test("leaving the room's screen ends it all", async () => {
  const { stop, asked, port } = await speaking();
  stop();
  await settle();
  expect(asked().at(-1)).toBe("stopBroadcast");
  expect(port.opened[0]?.readyState).toBe("ended");
});
