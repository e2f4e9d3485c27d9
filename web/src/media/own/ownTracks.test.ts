import { expect, test } from "vitest";
import { settle } from "../../testing/fakeClock.ts";
import { fakeLivekit, type FakeLocalTrack } from "../../testing/fakeLivekit.ts";
import { asTrack, FakeTrack } from "../../testing/fakeTracks.ts";
import { OwnTracks } from "./ownTracks.ts";

const { livekit } = fakeLivekit();
const microphone = () => asTrack(new FakeTrack("audio", "built-in"));

/** A media room that answers what is published when the test says so. Before that nothing can be swapped in. */
function seat() {
  const published: FakeLocalTrack[] = [];
  const swapped: MediaStreamTrack[] = [];
  const answers: { take(): void; refuse(): void }[] = [];
  const publishTrack = (track: FakeLocalTrack) =>
    new Promise<void>((resolve, reject) => {
      track.replaceTrack = () => Promise.reject(new Error("unable to replace an unpublished track"));
      const take = () => {
        track.replaceTrack = (...[capture]: unknown[]) =>
          Promise.resolve(void swapped.push(capture as MediaStreamTrack));
        resolve();
      };
      published.push(track);
      answers.push({ take, refuse: () => reject(new Error("refused")) });
    });
  const trackPublications = new Map<string, { track: FakeLocalTrack }>();
  const room = { localParticipant: { publishTrack, trackPublications } } as never;
  return { room, published, swapped, answers, trackPublications };
}

test("what the media server refuses is told", async () => {
  const { room, answers } = seat();
  const tracks = new OwnTracks();
  await tracks.moveTo(room, livekit);
  const putting = tracks.put("microphone", microphone());
  answers[0]?.refuse();
  await expect(putting).rejects.toThrow("refused");
});

test("a seat that is lost while something is being published refuses nothing, and the next one gets it", async () => {
  const [first, second] = [seat(), seat()];
  const tracks = new OwnTracks();
  await tracks.moveTo(first.room, livekit);
  const putting = tracks.put("microphone", microphone());
  tracks.leaveSeat();
  first.answers[0]?.refuse();
  await putting;
  const moving = tracks.moveTo(second.room, livekit);
  second.answers[0]?.take();
  expect(await moving).toEqual([]);
  expect(second.published).toHaveLength(1);
  expect(tracks.isMuted("microphone")).toBe(false);
});

test("another device that comes while the first is being published is swapped in once that is there", async () => {
  const { room, swapped, answers } = seat();
  const tracks = new OwnTracks();
  await tracks.put("microphone", microphone());
  const moving = tracks.moveTo(room, livekit);
  const other = microphone();
  const putting = tracks.put("microphone", other);
  await settle();
  answers[0]?.take();
  await Promise.all([moving, putting]);
  expect(swapped).toEqual([other]);
});

test("another device that comes while the first is being refused is no fault of its own", async () => {
  const { room, swapped, answers } = seat();
  const tracks = new OwnTracks();
  await tracks.put("microphone", microphone());
  const moving = tracks.moveTo(room, livekit);
  const putting = tracks.put("microphone", microphone());
  answers[0]?.refuse();
  await putting;
  expect(await moving).toEqual(["microphone"]);
  expect(swapped).toEqual([]);
});

test("another device waits no longer for a seat that is lost, and the next one begins with it", async () => {
  const [first, second] = [seat(), seat()];
  const tracks = new OwnTracks();
  await tracks.put("microphone", microphone());
  void tracks.moveTo(first.room, livekit);
  const other = microphone();
  const putting = tracks.put("microphone", other);
  const moving = tracks.moveTo(second.room, livekit);
  await putting;
  second.answers[0]?.take();
  expect(await moving).toEqual([]);
  expect(tracks.capture("microphone")).toBe(other);
  expect([...first.swapped, ...second.swapped]).toEqual([]);
});

test("a muted microphone is muted at the next seat too", async () => {
  const { room, published, answers } = seat();
  const tracks = new OwnTracks();
  await tracks.put("microphone", microphone());
  await tracks.setMuted("microphone", true);
  const moving = tracks.moveTo(room, livekit);
  await settle();
  answers[0]?.take();
  await moving;
  expect(published[0]?.isMuted).toBe(true);
});

test("what is no longer published was taken down; a device that is just being swapped in was not", async () => {
  const { room, published, answers, trackPublications } = seat();
  const tracks = new OwnTracks();
  await tracks.moveTo(room, livekit);
  const putting = tracks.put("microphone", microphone());
  for (const track of published) trackPublications.set("microphone", { track });
  answers[0]?.take();
  await putting;
  for (const track of published) track.replaceTrack = () => new Promise(() => {});
  void tracks.put("microphone", microphone());
  expect(tracks.takenDown()).toEqual([]);
  trackPublications.clear();
  expect(tracks.takenDown()).toEqual(["microphone"]);
});
