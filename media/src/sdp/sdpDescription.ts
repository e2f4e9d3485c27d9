/** What we read from a session description. Attributes we do not use are left out. */
export interface SdpDescription {
  ufrag: string;
  pwd: string;
  fingerprints: readonly { algorithm: string; value: string }[];
  setup: "active" | "passive" | "actpass";
  sections: readonly SdpSection[];
}

export type SectionKind = "audio" | "video" | "application";
export type Direction = "sendrecv" | "sendonly" | "recvonly" | "inactive";

export interface SdpSection {
  kind: SectionKind;
  mid: string;
  direction: Direction;
  /** Port 0 without `bundle-only`: the section is gone. */
  rejected: boolean;
  /** In the sender's order of preference; payload types without an rtpmap are left out. */
  codecs: readonly SdpCodec[];
  extensions: readonly SdpExtension[];
  /** Media SSRCs only, without those for retransmission. */
  ssrcs: readonly number[];
  /** Simulcast layers the peer sends, lowest first as listed. */
  rids: readonly string[];
  /** The track id of `msid`, empty if absent. */
  trackId: string;
}

export interface SdpCodec {
  payloadType: number;
  /** Lower case: `opus`, `vp8`, `rtx`. */
  name: string;
  clockRate: number;
  channels: number;
  fmtp: string;
  feedback: readonly string[];
}

export interface SdpExtension {
  id: number;
  uri: string;
}
