import type { PeerTransport } from "../transport/peerTransport.ts";

export const OPUS = 111;
/** The track's id in the offer, by which the server knows the announced one. */
export const VOICE = "voice";

interface OfferParts {
  local: PeerTransport["local"];
  /** Of the voice the robot sends in its first section. */
  ssrc: number;
  /** Sections for voices of others. */
  listening: number;
  version: number;
}

/** An offer of one bundled connection as a browser would make it, with as little in it as servers take. */
export function robotOffer({ local, ssrc, listening, version }: OfferParts): string {
  const mids = Array.from({ length: listening + 1 }, (_, mid) => String(mid));
  const sections = mids.map((mid) => [...audioSection(mid, local), ...(mid === "0" ? speaks(ssrc) : ["a=recvonly"])]);
  const head = ["v=0", `o=- 7 ${version} IN IP4 127.0.0.1`, "s=-", "t=0 0", `a=group:BUNDLE ${mids.join(" ")}`];
  return [...head, "a=msid-semantic: WMS", ...sections.flat(), ""].join("\r\n");
}

function audioSection(mid: string, { ufrag, pwd, fingerprint }: PeerTransport["local"]): string[] {
  return [
    `m=audio 9 UDP/TLS/RTP/SAVPF ${OPUS}`,
    "c=IN IP4 0.0.0.0",
    "a=rtcp:9 IN IP4 0.0.0.0",
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${pwd}`,
    `a=fingerprint:sha-256 ${fingerprint}`,
    // The robot opens DTLS itself.
    "a=setup:active",
    `a=mid:${mid}`,
    "a=extmap:4 urn:ietf:params:rtp-hdrext:sdes:mid",
    "a=rtcp-mux",
    `a=rtpmap:${OPUS} opus/48000/2`,
    `a=fmtp:${OPUS} minptime=10;useinbandfec=1`,
  ];
}

const speaks = (ssrc: number): string[] => ["a=sendonly", `a=msid:- ${VOICE}`, `a=ssrc:${ssrc} cname:robot`];
