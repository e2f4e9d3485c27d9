import { type AddTrackRequest, SimulcastCodecInfo, TrackInfo, TrackSource, TrackType } from "@livekit/protocol";
import { FORWARDED_MIMES } from "../../sdp/codecs.ts";
import type { SdpSection } from "../../sdp/sdpDescription.ts";
import { mayPublish, type Permission } from "./permission.ts";
import { PublishedTrack, type TrackOwner } from "./publishedTrack.ts";
import { shortened } from "./shortened.ts";
import type { OfferedTracks } from "../link/upSide.ts";

const MAX_TRACKS = 32;
/** Limited because every change sends all of them to everybody. */
const MAX_OF_SOURCE = 8;
/** A client's description of a track goes to everybody, so nothing in it may be long. */
const MAX_NAME_BYTES = 256;
const MAX_LAYERS = 3;
const MAX_RID = 16;
const MAX_FEATURES = 16;
const MAX_CODECS = 4;

/** What one participant publishes, from its request to the end of the track. */
export class TrackBook implements OfferedTracks {
  readonly #owner: TrackOwner;
  readonly #newSid: (prefix: string) => string;
  readonly #tracks = new Map<string, PublishedTrack>();

  constructor(owner: TrackOwner, newSid: (prefix: string) => string) {
    this.#owner = owner;
    this.#newSid = newSid;
  }

  /** The track to announce to the client; null if it may not publish it. Asking twice returns the same track. */
  add(request: AddTrackRequest, permission: Permission): PublishedTrack | null {
    const known = [...this.#tracks.values()].find((track) => !track.isLive && track.cids.includes(request.cid));
    if (known) return known;
    if (!mayPublish(permission, request.source) || !isPlausible(request)) return null;
    if (this.#tracks.size >= MAX_TRACKS || this.#countOf(request.source) >= MAX_OF_SOURCE) return null;
    const info = trackInfo(request, this.#newSid(sidPrefix(request)));
    const cids = [request.cid, ...request.simulcastCodecs.map((codec) => codec.cid)].filter((cid) => cid !== "");
    const track = new PublishedTrack(this.#owner, info, [...new Set(cids)]);
    this.#tracks.set(track.sid, track);
    return track;
  }

  get(sid: string): PublishedTrack | null {
    return this.#tracks.get(sid) ?? null;
  }

  remove(track: PublishedTrack): void {
    this.#tracks.delete(track.sid);
  }

  get all(): readonly PublishedTrack[] {
    return [...this.#tracks.values()];
  }

  live(): PublishedTrack[] {
    return this.all.filter((track) => track.isLive);
  }

  #countOf(source: TrackSource): number {
    return this.all.filter((track) => track.info.source === source).length;
  }

  trackOfSection(section: SdpSection): PublishedTrack | null {
    const going = this.all.find((track) => track.isLive && track.mid === section.mid);
    if (going?.cids.includes(section.trackId)) return going;
    const pending = this.all.filter((track) => !track.isLive && track.kind === section.kind);
    // A section that names a pending track carries that one from now on, whatever it carried before.
    const named = pending.find((track) => track.cids.includes(section.trackId));
    if (named ?? going) return named ?? going ?? null;
    // Some browsers put their own id into the SDP; then the kind decides, if only one track is pending.
    return pending.length === 1 && section.trackId !== "" ? (pending[0] ?? null) : null;
  }
}

const isLong = (name: string): boolean => Buffer.byteLength(name) > MAX_NAME_BYTES;

/** Permission to send audio must not allow video declared as audio, or the reverse. */
function isPlausible({ cid, stream, type, source, layers, audioFeatures, simulcastCodecs }: AddTrackRequest): boolean {
  if (cid === "" || isLong(cid) || isLong(stream)) return false;
  if (layers.length > MAX_LAYERS || layers.some(({ rid }) => rid.length > MAX_RID)) return false;
  if (audioFeatures.length > MAX_FEATURES) return false;
  if (simulcastCodecs.length > MAX_CODECS || simulcastCodecs.some((codec) => isLong(codec.cid))) return false;
  const onlyType = TYPE_OF_SOURCE.get(source);
  return onlyType === undefined ? type !== TrackType.DATA : type === onlyType;
}

const TYPE_OF_SOURCE: ReadonlyMap<TrackSource, TrackType> = new Map([
  [TrackSource.MICROPHONE, TrackType.AUDIO],
  [TrackSource.CAMERA, TrackType.VIDEO],
  [TrackSource.SCREEN_SHARE, TrackType.VIDEO],
  [TrackSource.SCREEN_SHARE_AUDIO, TrackType.AUDIO],
]);

function trackInfo(request: AddTrackRequest, sid: string): TrackInfo {
  const { type, muted, width, height, source, layers, stereo, stream, encryption, disableDtx, audioFeatures } = request;
  // Clients write both `h264` and `video/H264`.
  const named = (request.simulcastCodecs[0]?.codec ?? "").toLowerCase().replace(/^video\//, "");
  // Some clients do not say which codec they will send: their packets show it.
  const videoMime = named === "" ? "" : (FORWARDED_MIMES.find((mime) => mime === `video/${named}`) ?? "video/vp8");
  const mimeType = type === TrackType.VIDEO ? videoMime : "audio/opus";
  const codecs = [new SimulcastCodecInfo({ mimeType, cid: request.cid, layers })];
  return new TrackInfo({
    sid,
    type,
    name: shortened(request.name, MAX_NAME_BYTES),
    muted,
    width,
    height,
    simulcast: layers.length > 1,
    source,
    layers,
    mimeType,
    codecs,
    stereo,
    stream,
    encryption,
    disableDtx,
    disableRed: true,
    audioFeatures,
  });
}

function sidPrefix({ type, source }: AddTrackRequest): string {
  const screen = source === TrackSource.SCREEN_SHARE || source === TrackSource.SCREEN_SHARE_AUDIO;
  return `TR_${type === TrackType.VIDEO ? "V" : "A"}${screen ? "S" : "C"}`;
}
