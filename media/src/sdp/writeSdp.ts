import type { CodecPair } from "./codecs.ts";
import type { Direction, SdpCodec, SdpExtension } from "./sdpDescription.ts";

/** Our side of one transport, as `PeerTransport.local` gives it. */
export interface LocalTransport {
  ufrag: string;
  pwd: string;
  fingerprint: string;
  candidates: readonly string[];
}

export interface SdpText {
  /** Passive in answers: the peer starts DTLS. */
  setup: "actpass" | "passive";
  /** Incremented with every description of a connection. */
  version: number;
  local: LocalTransport;
  sections: readonly WrittenSection[];
}

export type WrittenSection =
  | { form: "data"; mid: string }
  | { form: "rejected"; mid: string; kind: string; payloadType: number }
  | MediaSection;

export interface MediaSection {
  form: "media";
  mid: string;
  kind: "audio" | "video";
  direction: Exclude<Direction, "sendrecv">;
  /** Most preferred first; exactly one in sections we send. */
  codecs: readonly CodecPair[];
  extensions: readonly SdpExtension[];
  /** Simulcast layers we receive. */
  rids: readonly string[];
  /** What we send; null if we do not. */
  stream: SentStream | null;
}

export interface SentStream {
  /** Owner and track: the client finds the participant by the first and the track by the second. */
  participantSid: string;
  trackSid: string;
  ssrc: number;
  rtxSsrc: number | null;
}

/** A complete session description of an ICE-lite peer with one bundled transport; lines end with CRLF. */
export function writeSdp(text: SdpText): string {
  const bundled = text.sections.filter((section) => section.form !== "rejected").map((section) => section.mid);
  const lines = [
    "v=0",
    `o=- 4611731400430051336 ${text.version} IN IP4 127.0.0.1`,
    "s=-",
    "t=0 0",
    "a=ice-lite",
    `a=group:BUNDLE ${bundled.join(" ")}`,
    "a=extmap-allow-mixed",
    "a=msid-semantic: WMS *",
    ...text.sections.flatMap((section) => sectionLines(section, text)),
  ];
  return `${lines.join("\r\n")}\r\n`;
}

function sectionLines(section: WrittenSection, text: SdpText): string[] {
  if (section.form === "rejected") {
    const head =
      section.kind === "application" ? "UDP/DTLS/SCTP webrtc-datachannel" : `UDP/TLS/RTP/SAVPF ${section.payloadType}`;
    return [`m=${section.kind} 0 ${head}`, "c=IN IP4 0.0.0.0", `a=mid:${section.mid}`, "a=inactive"];
  }
  if (section.form === "data") {
    return [
      "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
      ...transportLines(text),
      `a=mid:${section.mid}`,
      "a=sctp-port:5000",
      "a=max-message-size:65536",
    ];
  }
  return mediaLines(section, text);
}

function mediaLines(section: MediaSection, text: SdpText): string[] {
  const codecs = section.codecs.flatMap(({ media, rtx }) => (rtx ? [media, rtx] : [media]));
  return [
    `m=${section.kind} 9 UDP/TLS/RTP/SAVPF ${codecs.map((codec) => codec.payloadType).join(" ")}`,
    ...transportLines(text),
    `a=mid:${section.mid}`,
    "a=rtcp-mux",
    "a=rtcp-rsize",
    ...codecs.flatMap(codecLines),
    ...section.extensions.map((extension) => `a=extmap:${extension.id} ${extension.uri}`),
    `a=${section.direction}`,
    ...simulcastLines(section.rids),
    ...(section.stream ? streamLines(section.stream) : []),
  ];
}

function transportLines({ local, setup }: SdpText): string[] {
  return [
    "c=IN IP4 0.0.0.0",
    `a=ice-ufrag:${local.ufrag}`,
    `a=ice-pwd:${local.pwd}`,
    `a=fingerprint:sha-256 ${local.fingerprint}`,
    `a=setup:${setup}`,
    ...local.candidates.map((candidate) => `a=${candidate}`),
    "a=end-of-candidates",
  ];
}

function codecLines(codec: SdpCodec): string[] {
  const { payloadType, name, clockRate, channels, fmtp, feedback } = codec;
  const shown = name === "opus" || name === "rtx" ? name : name.toUpperCase();
  return [
    `a=rtpmap:${payloadType} ${shown}/${clockRate}${channels > 1 ? `/${channels}` : ""}`,
    ...feedback.map((kind) => `a=rtcp-fb:${payloadType} ${kind}`),
    ...(fmtp === "" ? [] : [`a=fmtp:${payloadType} ${fmtp}`]),
  ];
}

function simulcastLines(rids: readonly string[]): string[] {
  if (rids.length === 0) return [];
  return [...rids.map((rid) => `a=rid:${rid} recv`), `a=simulcast:recv ${rids.join(";")}`];
}

function streamLines({ participantSid, trackSid, ssrc, rtxSsrc }: SentStream): string[] {
  const stream = `${participantSid}|${trackSid}`;
  const ssrcs = rtxSsrc === null ? [ssrc] : [ssrc, rtxSsrc];
  return [
    `a=msid:${stream} ${trackSid}`,
    ...(rtxSsrc === null ? [] : [`a=ssrc-group:FID ${ssrc} ${rtxSsrc}`]),
    ...ssrcs.flatMap((each) => [`a=ssrc:${each} cname:${participantSid}`, `a=ssrc:${each} msid:${stream} ${trackSid}`]),
  ];
}
