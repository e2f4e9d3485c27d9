/** What an fmtp line says of H.264 (RFC 6184 section 8.1). */
export interface H264Format {
  profile: H264Profile;
  /** 0 allows one unit in a packet, 1 also fragmented and aggregated units. */
  packetizationMode: number;
}

export type H264Profile = "constrainedBaseline" | "baseline" | "main" | "constrainedHigh" | "high";

/** Profile number and constraint bits, as browsers read them; `mask` says which bits count. */
const PATTERNS: readonly { idc: number; mask: number; bits: number; profile: H264Profile }[] = [
  { idc: 0x42, mask: 0x4f, bits: 0x40, profile: "constrainedBaseline" },
  { idc: 0x4d, mask: 0x8f, bits: 0x80, profile: "constrainedBaseline" },
  { idc: 0x58, mask: 0xcf, bits: 0xc0, profile: "constrainedBaseline" },
  { idc: 0x42, mask: 0x4f, bits: 0x00, profile: "baseline" },
  { idc: 0x58, mask: 0xcf, bits: 0x80, profile: "baseline" },
  { idc: 0x4d, mask: 0xaf, bits: 0x00, profile: "main" },
  { idc: 0x64, mask: 0xff, bits: 0x00, profile: "high" },
  { idc: 0x64, mask: 0xff, bits: 0x0c, profile: "constrainedHigh" },
];
/** Baseline of the lowest level: the default for a line without a profile. */
const DEFAULT_PROFILE = "42000a";

/** Null for a profile no browser knows. */
export function readH264Format(fmtp: string): H264Format | null {
  const parameters = new Map(fmtp.split(";").map((pair) => splitPair(pair.trim())));
  const id = parameters.get("profile-level-id") ?? DEFAULT_PROFILE;
  if (!/^[\da-f]{6}$/i.test(id)) return null;
  const idc = Number.parseInt(id.slice(0, 2), 16);
  const constraints = Number.parseInt(id.slice(2, 4), 16);
  const found = PATTERNS.find((pattern) => pattern.idc === idc && (constraints & pattern.mask) === pattern.bits);
  return found
    ? { profile: found.profile, packetizationMode: Number(parameters.get("packetization-mode") ?? 0) }
    : null;
}

/** What is accepted from a publisher, most preferred first: every browser decodes it. */
const RECEIVED = ["constrainedBaseline 1", "baseline 1", "constrainedBaseline 0", "baseline 0"];
/** What a subscriber may support to receive that: decoders of higher profiles decode the baseline as well. */
const SENT = ["constrainedBaseline 1", "baseline 1", "main 1", "constrainedHigh 1", "high 1"];

/** Preference of a format, 0 is best; Infinity if unusable. */
export function h264Rank(fmtp: string, way: "receive" | "send"): number {
  const format = readH264Format(fmtp);
  if (format === null) return Infinity;
  const rank = (way === "receive" ? RECEIVED : SENT).indexOf(`${format.profile} ${format.packetizationMode}`);
  return rank < 0 ? Infinity : rank;
}

function splitPair(pair: string): [string, string] {
  const [name = "", value = ""] = pair.split("=");
  return [name.toLowerCase(), value];
}
