import { expect, test } from "vitest";
import { settle } from "../../testing/fakeClock.ts";
import { fakeLivekit } from "../../testing/fakeLivekit.ts";
import { ownStage } from "../../testing/ownStage.ts";

const { livekit } = fakeLivekit();

test("what the media server has not taken is waiting, and told to nobody until it is on", async () => {
  const { own, shown, reports, room, tracks } = ownStage();
  let take = () => {};
  room.localParticipant.publishTrack = () => new Promise((resolve) => (take = () => resolve(undefined)));
  await own.toggleMicrophone();
  await settle();
  expect(shown.microphone).toEqual({ state: "waiting", deviceId: "built-in", label: "The built-in" });
  expect(reports).toEqual([]);
  take();
  await settle();
  expect(shown.microphone).toMatchObject({ state: "on" });
  expect(reports).toEqual([{ audioMuted: false }]);
  tracks.leaveSeat();
  expect(shown.microphone).toMatchObject({ state: "waiting" });
  tracks.moveTo(room as never, livekit);
  take();
  await settle();
  expect(shown.microphone).toMatchObject({ state: "on" });
});

test("a click turns off what still waits for the media server", async () => {
  const { own, shown, reports, room, tracks } = ownStage();
  let take = () => {};
  room.localParticipant.publishTrack = () => new Promise((resolve) => (take = () => resolve(undefined)));
  await own.toggleMicrophone();
  await own.toggleMicrophone();
  expect(shown.microphone).toEqual({ state: "off" });
  take();
  await settle();
  expect(shown.microphone).toEqual({ state: "off" });
  expect(tracks.isMuted("microphone")).toBe(true);
  expect(reports).toEqual([{ audioMuted: true }]);
});

test("what the room refuses is off and said", async () => {
  const { own, shown, reports, events, room, port, clock } = ownStage();
  const refusal = Object.assign(new Error("No"), { name: "PublishTrackError", status: 403 });
  room.localParticipant.publishTrack = () => Promise.reject(refusal);
  await own.toggleMicrophone();
  await settle();
  await clock.pass(2000);
  expect(shown.microphone).toEqual({ state: "off" });
  expect(events).toEqual([{ type: "notAllowed", kind: "microphone" }]);
  expect(port.opened[0]?.readyState).toBe("ended");
  expect(reports).toEqual([{ audioMuted: true }]);
});
