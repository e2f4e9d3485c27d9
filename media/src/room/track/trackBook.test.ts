import {
  AddTrackRequest,
  AudioTrackFeature,
  SimulcastCodec,
  TrackSource,
  TrackType,
  VideoLayer,
} from "@livekit/protocol";
import { must } from "@atrium/contract";
import { expect, test } from "vitest";
import { parseSdp } from "../../sdp/parseSdp.ts";
import { sampleOffer } from "../../sdp/sampleOffers.ts";
import { MemoryUpTrack } from "../../trials/memoryPeer.ts";
import type { Permission } from "./permission.ts";
import { TrackBook } from "./trackBook.ts";

const everything: Permission = {
  canSubscribe: true,
  canPublish: true,
  publishSources: null,
  canPublishData: true,
  canUpdateMetadata: true,
  hidden: false,
  recorder: false,
};

function newBook() {
  let sids = 0;
  const owner = { sid: "PA_a", identity: "a", subscriptionRule: null };
  const book = new TrackBook(owner, (prefix) => `${prefix}${(sids += 1)}`);
  const add = (cid: string, more: Partial<AddTrackRequest> = {}) =>
    book.add(new AddTrackRequest({ cid, type: TrackType.AUDIO, source: TrackSource.MICROPHONE, ...more }), everything);
  const goLive = (cid: string, mid: string) => {
    const track = must(add(cid), "it may be published");
    track.mid = mid;
    track.up = new MemoryUpTrack({ mid, kind: "audio", mime: "audio/opus", payloadType: 111, rids: [], ssrcs: [] });
    return track;
  };
  const carriedBy = (mid: string, trackId: string) => {
    const lines = trackId === "" ? [] : [`a=msid:- ${trackId}`];
    const offer = parseSdp(sampleOffer([{ mid, kind: "audio", lines }]));
    return book.trackOfSection(must(offer?.sections[0], "the sample has a section"));
  };
  return { book, add, goLive, carriedBy };
}

test("asking twice for the same track gives the same one", () => {
  const { add } = newBook();
  expect(add("mic")).toBe(add("mic"));
  expect(add("mic")).not.toBe(add("other"));
});

test("a section is matched by the id its track was announced with", () => {
  const { add, carriedBy } = newBook();
  const [mic, other] = [add("mic"), add("other")];
  expect([carriedBy("1", "other"), carriedBy("2", "mic")]).toEqual([other, mic]);
  expect(carriedBy("3", "unknown")).toBeNull();
});

test("an id of the browser's own will do where only one track of the kind is expected", () => {
  const { add, carriedBy } = newBook();
  const mic = add("mic");
  expect(carriedBy("1", "{browser-made}")).toBe(mic);
  expect(carriedBy("1", "")).toBeNull();
});

test("a going track keeps its section, also when the same device is published again", () => {
  const { add, goLive, carriedBy } = newBook();
  const going = goLive("mic", "1");
  const again = add("mic");
  expect(carriedBy("1", "mic")).toBe(going);
  expect(carriedBy("2", "mic")).toBe(again);
});

test("a section that was given to another track carries that one", () => {
  const { add, goLive, carriedBy } = newBook();
  goLive("mic", "1");
  const next = add("headset");
  expect(carriedBy("1", "headset")).toBe(next);
});

test.each<Partial<AddTrackRequest>>([
  { cid: "c".repeat(300) },
  { stream: "s".repeat(300) },
  { cid: "\u4e2d".repeat(100) },
  { layers: Array.from({ length: 4 }, () => new VideoLayer()) },
  { layers: [new VideoLayer({ rid: "r".repeat(17) })] },
  { audioFeatures: Array.from({ length: 17 }, () => AudioTrackFeature.TF_STEREO) },
  { simulcastCodecs: Array.from({ length: 5 }, () => new SimulcastCodec({ codec: "vp8" })) },
  { simulcastCodecs: [new SimulcastCodec({ codec: "vp8", cid: "c".repeat(300) })] },
])("a track whose description is too long for everybody's ears is refused: %#", (more) => {
  const { add } = newBook();
  expect(add("mic", more)).toBeNull();
  expect(add("mic")).not.toBeNull();
});

test.each([
  [TrackSource.MICROPHONE, TrackType.VIDEO],
  [TrackSource.SCREEN_SHARE_AUDIO, TrackType.VIDEO],
  [TrackSource.CAMERA, TrackType.AUDIO],
  [TrackSource.SCREEN_SHARE, TrackType.AUDIO],
  [TrackSource.UNKNOWN, TrackType.DATA],
])("source %i cannot carry a track of type %i", (source, type) => {
  expect(newBook().add("track", { source, type })).toBeNull();
});

test("nobody publishes tracks without end, nor many of one source", () => {
  const { add } = newBook();
  const sources = [TrackSource.MICROPHONE, TrackSource.SCREEN_SHARE_AUDIO, TrackSource.UNKNOWN];
  const added = (source: TrackSource, count: number) =>
    Array.from({ length: count }, (_, index) => add(`${source}-${index}`, { source })).filter(
      (track) => track !== null,
    );
  expect(sources.map((source) => added(source, 20).length)).toEqual([8, 8, 8]);
  const cameras = { source: TrackSource.CAMERA, type: TrackType.VIDEO };
  expect(Array.from({ length: 20 }, (_, index) => add(`c-${index}`, cameras)).filter((track) => track)).toHaveLength(8);
  expect(add("screen", { source: TrackSource.SCREEN_SHARE, type: TrackType.VIDEO })).toBeNull();
});

test("a name is told as far as it is short, and no character of it is cut", () => {
  const { add } = newBook();
  const name = add("mic", { name: "a" + "\u4e2d".repeat(100) })?.info.name;
  expect(name).toBe("a" + "\u4e2d".repeat(85));
});

test.each([
  ["h264", "video/h264"],
  ["video/H264", "video/h264"],
  ["", ""],
  ["unheard-of", "video/vp8"],
])("a camera whose client names its codec as %j is of %j", (codec, mime) => {
  const { add } = newBook();
  const camera = { type: TrackType.VIDEO, source: TrackSource.CAMERA };
  expect(add("camera", { ...camera, simulcastCodecs: [new SimulcastCodec({ codec })] })?.mime).toBe(mime);
});

test("what the permission does not allow is not published", () => {
  const { book } = newBook();
  const camera = new AddTrackRequest({ cid: "cam", type: TrackType.VIDEO, source: TrackSource.CAMERA });
  expect(book.add(camera, { ...everything, publishSources: [TrackSource.MICROPHONE] })).toBeNull();
  expect(book.add(camera, { ...everything, canPublish: false })).toBeNull();
  expect(book.all).toEqual([]);
  expect(book.add(camera, everything)).not.toBeNull();
});
