import { h264Rank } from "./h264Format.ts";
import type { SdpCodec, SdpSection } from "./sdpDescription.ts";

/** What we forward, most preferred first. The order matters if a client does not say what it wants. */
export const FORWARDED_MIMES = ["audio/opus", "video/vp8", "video/vp9", "video/h264", "video/av1"] as const;

/** Codecs announced to clients. AV1 uses spatial layers by default, which need a descriptor that we do not forward. */
export const ANNOUNCED_MIMES = FORWARDED_MIMES.filter((mime) => mime !== "video/av1");

/** A media codec with its retransmission payload type, if any. */
export interface CodecPair {
  mime: string;
  media: SdpCodec;
  rtx: SdpCodec | null;
}

type Way = "receive" | "send";

/** The section's codec for this mime type (lower case), or null if the peer does not support it. */
export function codecOf(section: SdpSection, mime: string, way: Way): CodecPair | null {
  const [kind, name] = mime.split("/");
  if (kind !== section.kind) return null;
  const ranked = section.codecs.map((codec) => ({ codec, rank: codec.name === name ? rankOf(codec, way) : Infinity }));
  const best = Math.min(...ranked.map(({ rank }) => rank));
  const media = best === Infinity ? undefined : ranked.find(({ rank }) => rank === best)?.codec;
  if (!media) return null;
  return { mime, media, rtx: rtxOf(section, media) };
}

/** The wanted codec if the section has it, else the first one we support. */
export function chooseCodec(section: SdpSection, wantedMime: string): CodecPair | null {
  const wanted = codecOf(section, wantedMime, "receive");
  if (wanted) return wanted;
  return FORWARDED_MIMES.map((mime) => codecOf(section, mime, "receive")).find((pair) => pair !== null) ?? null;
}

/** All announced codecs that the section has, in the peer's order: for a publisher whose packets show what it sends. */
export function commonCodecs(section: SdpSection): CodecPair[] {
  const pairs = ANNOUNCED_MIMES.map((mime) => codecOf(section, mime, "receive")).filter((pair) => pair !== null);
  const placeOf = (pair: CodecPair): number => section.codecs.indexOf(pair.media);
  return pairs.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** The codecs of our own offers (two connections); the payload types are those browsers use most. */
export function offeredCodec(mime: string): CodecPair | null {
  return OFFERED.find((pair) => pair.mime === mime) ?? null;
}

function rtxOf(section: SdpSection, media: SdpCodec): SdpCodec | null {
  const repeats = `apt=${media.payloadType}`;
  return section.codecs.find((codec) => codec.name === "rtx" && codec.fmtp.split(";").includes(repeats)) ?? null;
}

/** Only the profile of each codec that every browser decodes is forwarded. 0 is most preferred, Infinity unusable. */
function rankOf(codec: SdpCodec, way: Way): number {
  if (codec.name === "h264") return h264Rank(codec.fmtp, way);
  const parameters = new Map(codec.fmtp.split(";").map((pair) => splitPair(pair.trim())));
  if (codec.name === "vp9") return (parameters.get("profile-id") ?? "0") === "0" ? 0 : Infinity;
  if (codec.name === "av1") return (parameters.get("profile") ?? "0") === "0" ? 0 : Infinity;
  return 0;
}

function splitPair(pair: string): [string, string] {
  const [name = "", value = ""] = pair.split("=");
  return [name, value];
}

const VIDEO_FEEDBACK = ["transport-cc", "ccm fir", "nack", "nack pli"];

function video(name: string, payloadTypes: readonly [number, number], fmtp: string): CodecPair {
  const [media, rtx] = payloadTypes;
  const base = { clockRate: 90_000, channels: 1 };
  return {
    mime: `video/${name}`,
    media: { ...base, payloadType: media, name, fmtp, feedback: VIDEO_FEEDBACK },
    rtx: { ...base, payloadType: rtx, name: "rtx", fmtp: `apt=${media}`, feedback: [] },
  };
}

const OPUS: SdpCodec = {
  payloadType: 111,
  name: "opus",
  clockRate: 48_000,
  channels: 2,
  fmtp: "minptime=10;useinbandfec=1",
  feedback: ["transport-cc"],
};

const OFFERED: readonly CodecPair[] = [
  { mime: "audio/opus", media: OPUS, rtx: null },
  video("vp8", [96, 97], ""),
  video("vp9", [98, 99], "profile-id=0"),
  video("h264", [102, 103], "level-asymmetry-allowed=1;packetization-mode=1;profile-level-id=42e01f"),
  video("av1", [45, 46], "level-idx=5;profile=0;tier=0"),
];
