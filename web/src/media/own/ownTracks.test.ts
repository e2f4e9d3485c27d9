import { expect, test } from "vitest";
import { FakeClock, settle } from "../../testing/fakeClock.ts";
import { fakeLivekit, FakeMediaRoom, type FakeLocalTrack } from "../../testing/fakeLivekit.ts";
import { asTrack, FakeTrack } from "../../testing/fakeTracks.ts";
import { OwnTracks } from "./ownTracks.ts";

const { livekit } = fakeLivekit();
const microphone = () => asTrack(new FakeTrack("audio", "built-in"));

/** A media room that answers a publish when the test says so. Before that no track can be replaced. */
function seat() {
  const published: FakeLocalTrack[] = [];
  const swapped: MediaStreamTrack[] = [];
  const answers: { take(): void; refuse(): void; keepSilent(): void }[] = [];
  const publishTrack = (track: FakeLocalTrack) =>
    new Promise<void>((resolve, reject) => {
      track.replaceTrack = () => Promise.reject(new Error("unable to replace an unpublished track"));
      const take = () => {
        track.replaceTrack = (...[capture]: unknown[]) =>
          Promise.resolve(void swapped.push(capture as MediaStreamTrack));
        resolve();
      };
      published.push(track);
      const refusal = Object.assign(new Error("refused"), { name: "PublishTrackError", status: 403 });
      answers.push({ take, refuse: () => reject(refusal), keepSilent: () => reject(new Error("timed out")) });
    });
  const trackPublications = new Map<string, { track: FakeLocalTrack }>();
  const fake = new FakeMediaRoom();
  Object.assign(fake.localParticipant, { publishTrack, trackPublications });
  const permit = (participant: object = fake.localParticipant) =>
    fake.say("ParticipantPermissionsChanged", undefined, participant);
  return { room: fake as never, published, swapped, answers, trackPublications, permit };
}

/** What I publish, and the results. */
function tracksOf() {
  const clock = new FakeClock();
  const tracks = new OwnTracks(clock);
  const told: string[] = [];
  tracks.answers.on(({ kind, answer }) => told.push(`${kind} ${answer}`));
  return { tracks, told, clock };
}

test.each([
  ["take", "taken"],
  ["refuse", "refused"],
  ["keepSilent", "silence"],
] as const)("a media server that does %s is told as %s", async (does, answer) => {
  const { room, answers } = seat();
  const { tracks, told, clock } = tracksOf();
  tracks.moveTo(room, livekit);
  await tracks.put("microphone", microphone());
  expect(tracks.isTaken("microphone")).toBe(false);
  answers[0]?.[does]();
  await settle();
  await clock.pass(2000);
  expect(told).toEqual([`microphone ${answer}`]);
  expect(tracks.isTaken("microphone")).toBe(answer === "taken");
});

test("what a media server has taken is on once there is a way to it", async () => {
  const { room, answers, published } = seat();
  const { tracks, told } = tracksOf();
  let open = () => {};
  const way = new Promise<void>((resolve) => (open = resolve));
  await tracks.put("microphone", microphone());
  tracks.moveTo(room, livekit, way);
  expect(published).toHaveLength(1);
  answers[0]?.take();
  await settle();
  expect(told).toEqual([]);
  expect(tracks.isTaken("microphone")).toBe(false);
  open();
  await settle();
  expect(told).toEqual(["microphone taken"]);
});

test.each(["take", "refuse", "keepSilent"] as const)(
  "without a way to the media server it does not matter that it does %s: the seat says what is amiss",
  async (does) => {
    const { room, answers } = seat();
    const { tracks, told, clock } = tracksOf();
    await tracks.put("microphone", microphone());
    tracks.moveTo(room, livekit, Promise.reject(new Error("no way")));
    answers[0]?.[does]();
    await settle();
    await clock.pass(2000);
    expect(told).toEqual([]);
    expect(tracks.isTaken("microphone")).toBe(false);
  },
);

test("a microphone that is refused goes on once the media server has heard that I may speak", async () => {
  const { room, answers, permit, published } = seat();
  const { tracks, told, clock } = tracksOf();
  tracks.moveTo(room, livekit);
  await tracks.put("microphone", microphone());
  answers[0]?.refuse();
  await clock.pass(1999);
  permit({ identity: "somebody else" });
  await settle();
  expect(published).toHaveLength(1);
  permit();
  await settle();
  expect(told).toEqual([]);
  answers[1]?.take();
  await settle();
  expect(told).toEqual(["microphone taken"]);
  permit();
  await clock.pass(2000);
  expect(answers).toHaveLength(2);
});

test("a microphone that is refused twice stays off, whatever is permitted later", async () => {
  const { room, answers, permit } = seat();
  const { tracks, told, clock } = tracksOf();
  tracks.moveTo(room, livekit);
  await tracks.put("microphone", microphone());
  for (const nth of [0, 1]) {
    answers[nth]?.refuse();
    await settle();
    permit();
    await settle();
  }
  await clock.pass(2000);
  expect(told).toEqual(["microphone refused"]);
  expect(answers).toHaveLength(2);
});

test("a microphone that was turned off again while it waited is not published", async () => {
  const { room, answers, permit } = seat();
  const { tracks, told } = tracksOf();
  tracks.moveTo(room, livekit);
  await tracks.put("microphone", microphone());
  answers[0]?.refuse();
  await settle();
  await tracks.remove("microphone");
  permit();
  await settle();
  expect(answers).toHaveLength(1);
  expect(told).toEqual([]);
});

test("a seat that is lost while something is being published refuses nothing, and the next one gets it", async () => {
  const [first, second] = [seat(), seat()];
  const { tracks, told } = tracksOf();
  tracks.moveTo(first.room, livekit);
  await tracks.put("microphone", microphone());
  tracks.leaveSeat();
  first.answers[0]?.refuse();
  await settle();
  expect(told).toEqual([]);
  tracks.moveTo(second.room, livekit);
  second.answers[0]?.take();
  await settle();
  expect(told).toEqual(["microphone taken"]);
  expect(tracks.isMuted("microphone")).toBe(false);
});

test("another device that comes while the first is being published is swapped in once that is there", async () => {
  const { room, swapped, answers } = seat();
  const { tracks } = tracksOf();
  tracks.moveTo(room, livekit);
  await tracks.put("microphone", microphone());
  const other = microphone();
  await tracks.put("microphone", other);
  expect(swapped).toEqual([]);
  answers[0]?.take();
  await settle();
  expect(swapped).toEqual([other]);
});

test("another device begins at the next seat, whatever the lost one says later", async () => {
  const [first, second] = [seat(), seat()];
  const { tracks } = tracksOf();
  await tracks.put("microphone", microphone());
  tracks.moveTo(first.room, livekit);
  const other = microphone();
  await tracks.put("microphone", other);
  tracks.moveTo(second.room, livekit);
  first.answers[0]?.take();
  second.answers[0]?.take();
  await settle();
  expect(tracks.capture("microphone")).toBe(other);
  expect([...first.swapped, ...second.swapped]).toEqual([]);
});

test("a muted microphone is muted at the next seat too", async () => {
  const { room, published, answers } = seat();
  const { tracks } = tracksOf();
  await tracks.put("microphone", microphone());
  await tracks.setMuted("microphone", true);
  tracks.moveTo(room, livekit);
  await settle();
  answers[0]?.take();
  await settle();
  expect(published[0]?.isMuted).toBe(true);
});

test("a mute that comes before the answer holds after it", async () => {
  const { room, published, answers } = seat();
  const { tracks } = tracksOf();
  tracks.moveTo(room, livekit);
  const capture = microphone();
  await tracks.put("microphone", capture);
  await tracks.setMuted("microphone", true);
  expect(capture.enabled).toBe(false);
  answers[0]?.take();
  await settle();
  expect(published[0]?.isMuted).toBe(true);
});

test("what is no longer published was taken down; a device that is just being swapped in was not", async () => {
  const { room, published, answers, trackPublications } = seat();
  const { tracks } = tracksOf();
  tracks.moveTo(room, livekit);
  await tracks.put("microphone", microphone());
  for (const track of published) trackPublications.set("microphone", { track });
  answers[0]?.take();
  await settle();
  for (const track of published) track.replaceTrack = () => new Promise(() => {});
  void tracks.put("microphone", microphone());
  expect(tracks.takenDown()).toEqual([]);
  trackPublications.clear();
  expect(tracks.takenDown()).toEqual(["microphone"]);
});
