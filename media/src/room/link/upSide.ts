import type { PeerMedia } from "../../rtp/peerMedia.ts";
import { answeredCodec, type SectionRole } from "../../sdp/answerSections.ts";
import type { CodecPair } from "../../sdp/codecs.ts";
import type { SdpDescription, SdpSection } from "../../sdp/sdpDescription.ts";
import type { PublishedTrack } from "../track/publishedTrack.ts";

/** The tracks a client sends on one connection, matched to the sections of its offers. */
export class UpSide {
  readonly #peer: PeerMedia;
  readonly #tracks: OfferedTracks;

  constructor(peer: PeerMedia, tracks: OfferedTracks) {
    this.#peer = peer;
    this.#tracks = tracks;
  }

  /** Sets up packets for what the offer sends. The caller announces what went live and ends what is gone. */
  apply(offer: SdpDescription): UpChange {
    const change: UpChange = { roles: new Map(), live: [], gone: [] };
    const sent = new Set<PublishedTrack>();
    for (const section of offer.sections) {
      if (!isSending(section)) continue;
      const track = this.#tracks.trackOfSection(section);
      if (!track) continue;
      const opus = { stereo: track.info.stereo, dtx: !track.info.disableDtx };
      const role: SectionRole = { role: "receive", mime: track.mime, ...(track.kind === "audio" ? { opus } : {}) };
      const codec = answeredCodec(section, role);
      if (!codec) continue;
      sent.add(track);
      change.roles.set(section.mid, role);
      if (track.isLive) continue;
      this.#open(track, section, codec);
      change.live.push(track);
    }
    change.gone.push(...this.#tracks.live().filter((track) => !sent.has(track)));
    return change;
  }

  #open(track: PublishedTrack, section: SdpSection, codec: CodecPair): void {
    const mime = codec.mime;
    track.mid = section.mid;
    track.info.mid = section.mid;
    track.info.mimeType = mime;
    track.up = this.#peer.addUpTrack({
      mid: section.mid,
      kind: track.kind,
      mime,
      payloadType: codec.media.payloadType,
      ...(codec.rtx ? { rtxPayloadType: codec.rtx.payloadType } : {}),
      rids: section.rids,
      ssrcs: section.rids.length > 0 ? [] : section.ssrcs,
    });
  }
}

export interface UpChange {
  roles: Map<string, SectionRole>;
  live: PublishedTrack[];
  gone: PublishedTrack[];
}

/** The tracks a participant said it would publish. */
export interface OfferedTracks {
  trackOfSection(section: SdpSection): PublishedTrack | null;
  live(): PublishedTrack[];
}

const isSending = (section: SdpSection): boolean =>
  section.kind !== "application" &&
  !section.rejected &&
  (section.direction === "sendonly" || section.direction === "sendrecv");
