import type { PeerTransport } from "../transport/peerTransport.ts";

export const OPUS = 111;
export const VP8 = 96;
const RTX = 97;
/** Track ids in the offer, by which the server recognizes the announced tracks. */
export const VOICE = "voice";
export const CAMERA = "camera";
/** Header extensions that name a packet's track and layer. */
export const EXTENSION_IDS = { mid: 4, rid: 5 } as const;
/** Restriction ids of the camera's layers, smallest first. */
export const RIDS = ["q", "h", "f"] as const;

const RTP = [`a=extmap:${EXTENSION_IDS.mid} urn:ietf:params:rtp-hdrext:sdes:mid`, "a=rtcp-mux"];

/** Purpose of a section: the robot's own voice or camera, data channels, or the voices and cameras of others. */
export type RobotSection = "voice" | "camera" | "data" | "hear" | "see";

interface OfferParts {
  local: PeerTransport["local"];
  /** SSRC of the robot's voice. */
  ssrc: number;
  sections: readonly RobotSection[];
  version: number;
}

/** A minimal offer of one bundled connection, as a browser would make it, with as little as servers accept. */
export function robotOffer({ local, ssrc, sections, version }: OfferParts): string {
  const mids = sections.map((_, mid) => String(mid));
  const lines = sections.flatMap((section, mid) => [
    ...opening(section, String(mid), local),
    ...(section === "data" ? ["a=sctp-port:5000"] : [...RTP, ...codecs(section), ...use(section, ssrc)]),
  ]);
  const head = ["v=0", `o=- 7 ${version} IN IP4 127.0.0.1`, "s=-", "t=0 0", `a=group:BUNDLE ${mids.join(" ")}`];
  return [...head, "a=msid-semantic: WMS", ...lines, ""].join("\r\n");
}

const isVideo = (section: RobotSection): boolean => section === "camera" || section === "see";

function medium(section: RobotSection): string {
  if (section === "data") return "application 9 UDP/DTLS/SCTP webrtc-datachannel";
  return isVideo(section) ? `video 9 UDP/TLS/RTP/SAVPF ${VP8} ${RTX}` : `audio 9 UDP/TLS/RTP/SAVPF ${OPUS}`;
}

function opening(section: RobotSection, mid: string, { ufrag, pwd, fingerprint }: PeerTransport["local"]): string[] {
  return [
    `m=${medium(section)}`,
    "c=IN IP4 0.0.0.0",
    "a=rtcp:9 IN IP4 0.0.0.0",
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${pwd}`,
    `a=fingerprint:sha-256 ${fingerprint}`,
    // The robot starts DTLS itself.
    "a=setup:active",
    `a=mid:${mid}`,
  ];
}

function codecs(section: RobotSection): string[] {
  if (!isVideo(section)) return [`a=rtpmap:${OPUS} opus/48000/2`, `a=fmtp:${OPUS} minptime=10;useinbandfec=1`];
  const feedback = ["ccm fir", "nack", "nack pli"].map((kind) => `a=rtcp-fb:${VP8} ${kind}`);
  return [`a=rtpmap:${VP8} VP8/90000`, ...feedback, `a=rtpmap:${RTX} rtx/90000`, `a=fmtp:${RTX} apt=${VP8}`];
}

function use(section: RobotSection, ssrc: number): string[] {
  if (section === "voice") return ["a=sendonly", `a=msid:- ${VOICE}`, `a=ssrc:${ssrc} cname:robot`];
  if (section !== "camera") return ["a=recvonly"];
  return [
    "a=sendonly",
    `a=msid:- ${CAMERA}`,
    `a=extmap:${EXTENSION_IDS.rid} urn:ietf:params:rtp-hdrext:sdes:rtp-stream-id`,
    ...RIDS.map((rid) => `a=rid:${rid} send`),
    `a=simulcast:send ${RIDS.join(";")}`,
  ];
}
