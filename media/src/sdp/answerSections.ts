import { chooseCodec, commonCodecs, type CodecPair, codecOf } from "./codecs.ts";
import { answeredExtensions } from "./extensions.ts";
import type { SdpCodec, SdpDescription, SdpSection } from "./sdpDescription.ts";
import type { MediaSection, SentStream, WrittenSection } from "./writeSdp.ts";

/** What we do with a section of the offer. A section without a role is answered as inactive. */
export type SectionRole =
  /** `mime` null: the peer may send any codec we support, and its packets show which. */
  { role: "receive"; mime: string | null; opus?: OpusWish } | { role: "send"; mime: string; stream: SentStream };

/** How somebody sends audio. It applies to a whole bundle: one request for stereo, or against DTX, counts for all. */
export interface OpusWish {
  stereo: boolean;
  /** Sends nothing during silence. */
  dtx: boolean;
}

/** The sections of our answer, one for each of the offer, in the same order. */
export function answerSections(offer: SdpDescription, roles: ReadonlyMap<string, SectionRole>): WrittenSection[] {
  const fmtp = bundledFmtp(offer, opusParameters([...roles.values()]));
  return offer.sections.map((section) => answerSection(section, roles.get(section.mid), fmtp));
}

/** The codecs of our answer for this section, for setting up packets the way the answer says. */
export function answeredCodecs(section: SdpSection, role: SectionRole | undefined): CodecPair[] {
  if (role?.role === "receive" && role.mime === null) return commonCodecs(section);
  const usual = section.kind === "audio" ? "audio/opus" : "video/vp8";
  const one = role?.role === "send" ? codecOf(section, role.mime, "send") : chooseCodec(section, role?.mime ?? usual);
  return one ? [one] : [];
}

function answerSection(
  section: SdpSection,
  role: SectionRole | undefined,
  fmtp: ReadonlyMap<number, string>,
): WrittenSection {
  const { mid, kind } = section;
  if (kind === "application" && !section.rejected) return { form: "data", mid };
  const codecs = answeredCodecs(section, role);
  if (kind === "application" || section.rejected || codecs.length === 0) {
    return { form: "rejected", mid, kind, payloadType: section.codecs[0]?.payloadType ?? 0 };
  }
  const base: MediaSection = {
    form: "media",
    mid,
    kind,
    direction: "inactive",
    codecs: codecs.map((codec) => ({ ...codec, media: answeredMedia(codec.media, fmtp) })),
    extensions: answeredExtensions(section),
    rids: [],
    stream: null,
  };
  if (!role) return base;
  if (role.role === "receive") return { ...base, direction: "recvonly", rids: section.rids };
  const rtxSsrc = codecs[0]?.rtx ? role.stream.rtxSsrc : null;
  return { ...base, direction: "sendonly", stream: { ...role.stream, rtxSsrc } };
}

function answeredMedia(codec: SdpCodec, fmtp: ReadonlyMap<number, string>): SdpCodec {
  const parameters = fmtp.get(codec.payloadType) ?? codec.fmtp;
  return { ...codec, fmtp: parameters, feedback: codec.feedback.filter((kind) => kind !== "goog-remb") };
}

function opusParameters(roles: readonly SectionRole[]): string {
  const wishes = roles.map((role) => (role.role === "receive" ? role.opus : undefined)).filter((wish) => !!wish);
  const stereo = wishes.some((wish) => wish.stereo) ? ";stereo=1" : "";
  const dtx = wishes.every((wish) => wish.dtx) ? ";usedtx=1" : "";
  return `minptime=10;useinbandfec=1${stereo}${dtx}`;
}

/**
 * One fmtp for each payload type of the bundle: browsers reject a payload type that differs between sections.
 * The longest wins, since a client adds its start bitrate to some sections only.
 */
function bundledFmtp(offer: SdpDescription, opus: string): Map<number, string> {
  const fmtp = new Map<number, string>();
  for (const codec of offer.sections.flatMap((section) => section.codecs)) {
    const known = fmtp.get(codec.payloadType) ?? "";
    if (codec.name === "opus") fmtp.set(codec.payloadType, opus);
    else if (codec.fmtp.length >= known.length) fmtp.set(codec.payloadType, codec.fmtp);
  }
  return fmtp;
}
