import { expect, test } from "vitest";
import { settle } from "../../testing/fakeClock.ts";
import { fakeLivekit, FakeMediaRoom } from "../../testing/fakeLivekit.ts";
import { FakeTrack } from "../../testing/fakeTracks.ts";
import { ownStage } from "../../testing/ownStage.ts";

test("camera on and camera off are told to the room", async () => {
  const { own, reports } = ownStage();
  await own.toggleCamera();
  await own.toggleCamera();
  expect(reports).toEqual([{ videoMuted: false }, { videoMuted: true }]);
});

test("what a room refused is told as off", async () => {
  const { own, shown, reports } = ownStage();
  await own.toggleCamera();
  await own.toggleMicrophone();
  await own.drop(["camera", "microphone", "screen"]);
  expect(shown).toMatchObject({ microphone: { state: "off" }, camera: { state: "off" } });
  expect(reports.at(-1)).toEqual({ audioMuted: true, videoMuted: true, sharing: false });
});

test("the sound of a screen ends with it", async () => {
  const { own, screens, tracks } = ownStage();
  const [screen, sound] = [new FakeTrack("video", "screen"), new FakeTrack("audio", "sound")];
  screens.push([screen, sound]);
  await own.toggleScreen();
  expect(tracks.has("screenAudio")).toBe(true);
  await own.toggleScreen();
  expect([screen.readyState, sound.readyState]).toEqual(["ended", "ended"]);
  expect(tracks.has("screenAudio")).toBe(false);
});

test("a microphone that the library mutes over its lost device speaks again with the next one", async () => {
  const { own, port, tracks, room } = ownStage();
  await own.toggleMicrophone();
  await room.published[0]?.mute();
  port.unplug("built-in");
  await settle();
  await settle();
  expect(tracks.isMuted("microphone")).toBe(false);
});

test("a camera that the media server takes only later is told as on then, and not before", async () => {
  const { own, reports, room } = ownStage();
  let take = () => {};
  room.localParticipant.publishTrack = () => new Promise<undefined>((resolve) => (take = () => resolve(undefined)));
  await own.toggleCamera();
  await settle();
  expect(reports).toEqual([]);
  take();
  await settle();
  expect(reports).toEqual([{ videoMuted: false }]);
});

test("a muted microphone is muted in the next room from the first moment", async () => {
  const { own, tracks } = ownStage();
  await own.toggleMicrophone();
  await own.toggleMicrophone();
  const next = new FakeMediaRoom();
  const isMuted: boolean[] = [];
  next.localParticipant.publishTrack = (track) => Promise.resolve(void isMuted.push(track.isMuted));
  tracks.moveTo(next as never, fakeLivekit().livekit);
  await settle();
  expect(isMuted).toEqual([true]);
});
