import type { PeerMedia } from "../../rtp/peerMedia.ts";
import { answeredCodecs, type SectionRole } from "../../sdp/answerSections.ts";
import type { CodecPair } from "../../sdp/codecs.ts";
import type { SdpDescription, SdpSection } from "../../sdp/sdpDescription.ts";
import type { PublishedTrack } from "../track/publishedTrack.ts";

/** The tracks a client sends on one connection, matched to the sections of its offers. */
export class UpSide {
  readonly #peer: PeerMedia;
  readonly #tracks: OfferedTracks;
  readonly #onLive: (track: PublishedTrack) => void;

  /** `onLive` is called with a track once its first packet has shown its codec. */
  constructor(peer: PeerMedia, tracks: OfferedTracks, onLive: (track: PublishedTrack) => void) {
    this.#peer = peer;
    this.#tracks = tracks;
    this.#onLive = onLive;
  }

  /** Prepares to receive what the offer sends. The caller announces the tracks that went live and removes gone ones. */
  apply(offer: SdpDescription): UpChange {
    const change: UpChange = { roles: new Map(), live: [], gone: [] };
    const sent = new Set<PublishedTrack>();
    for (const section of offer.sections) {
      if (!isSending(section)) continue;
      const track = this.#tracks.trackOfSection(section);
      if (!track) continue;
      const opus = { stereo: track.info.stereo, dtx: !track.info.disableDtx };
      const mime = track.isCodecOpen ? null : track.mime;
      const role: SectionRole = { role: "receive", mime, ...(track.kind === "audio" ? { opus } : {}) };
      const codecs = answeredCodecs(section, role);
      if (codecs.length === 0) continue;
      sent.add(track);
      change.roles.set(section.mid, role);
      if (track.up !== null) continue;
      this.#open(track, section, codecs);
      if (track.isLive) change.live.push(track);
    }
    change.gone.push(...this.#tracks.all.filter((track) => track.up !== null).filter((track) => !sent.has(track)));
    return change;
  }

  #open(track: PublishedTrack, section: SdpSection, codecs: readonly CodecPair[]): void {
    const [first, ...others] = codecs.map(formatOf);
    if (!first) return;
    track.mid = section.mid;
    track.info.mid = section.mid;
    if (!track.isCodecOpen || others.length === 0) track.setMime(first.mime);
    const onCodec = (mime: string): void => {
      track.setMime(mime);
      this.#onLive(track);
    };
    track.up = this.#peer.addUpTrack({
      mid: section.mid,
      kind: track.kind,
      ...first,
      ...(track.mime === "" ? { others, onCodec } : {}),
      rids: section.rids,
      ssrcs: section.rids.length > 0 ? [] : section.ssrcs,
    });
  }
}

const formatOf = ({ mime, media, rtx }: CodecPair) => ({
  mime,
  payloadType: media.payloadType,
  ...(rtx ? { rtxPayloadType: rtx.payloadType } : {}),
});

export interface UpChange {
  roles: Map<string, SectionRole>;
  live: PublishedTrack[];
  gone: PublishedTrack[];
}

/** The tracks a participant announced it would publish. */
export interface OfferedTracks {
  trackOfSection(section: SdpSection): PublishedTrack | null;
  readonly all: readonly PublishedTrack[];
}

const isSending = (section: SdpSection): boolean =>
  section.kind !== "application" &&
  !section.rejected &&
  (section.direction === "sendonly" || section.direction === "sendrecv");
