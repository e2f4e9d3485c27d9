/** Parts of browsers' offers, for tests. Lines are joined as browsers do. */
export interface SampleSection {
  mid: string;
  kind: "audio" | "video" | "application";
  direction?: string;
  lines?: readonly string[];
}

const TRANSPORT = [
  "c=IN IP4 0.0.0.0",
  "a=ice-ufrag:uFrA",
  "a=ice-pwd:pwdpwdpwdpwdpwdpwdpwdpwd",
  "a=fingerprint:sha-256 AA:BB:CC",
  "a=setup:actpass",
];

const AUDIO = [
  "a=extmap:1 urn:ietf:params:rtp-hdrext:ssrc-audio-level",
  "a=extmap:3 http://www.ietf.org/id/draft-holmer-rmcat-transport-wide-cc-extensions-01",
  "a=extmap:4 urn:ietf:params:rtp-hdrext:sdes:mid",
  "a=rtpmap:111 opus/48000/2",
  "a=rtcp-fb:111 transport-cc",
  "a=fmtp:111 minptime=10;useinbandfec=1",
  "a=rtpmap:63 red/48000/2",
  "a=fmtp:63 111/111",
];

const VIDEO = [
  "a=extmap:2 http://www.webrtc.org/experiments/rtp-hdrext/abs-send-time",
  "a=extmap:3 http://www.ietf.org/id/draft-holmer-rmcat-transport-wide-cc-extensions-01",
  "a=extmap:4 urn:ietf:params:rtp-hdrext:sdes:mid",
  "a=extmap:10 urn:ietf:params:rtp-hdrext:sdes:rtp-stream-id",
  "a=extmap:11 urn:ietf:params:rtp-hdrext:sdes:repaired-rtp-stream-id",
  "a=extmap:13 urn:3gpp:video-orientation",
  "a=rtpmap:96 VP8/90000",
  "a=rtcp-fb:96 goog-remb",
  "a=rtcp-fb:96 transport-cc",
  "a=rtcp-fb:96 nack",
  "a=rtcp-fb:96 nack pli",
  "a=rtpmap:97 rtx/90000",
  "a=fmtp:97 apt=96",
  "a=rtpmap:104 H264/90000",
  "a=fmtp:104 level-asymmetry-allowed=1;packetization-mode=0;profile-level-id=42e01f",
  "a=rtpmap:108 H264/90000",
  "a=fmtp:108 level-asymmetry-allowed=1;packetization-mode=1;profile-level-id=42e01f",
  "a=rtpmap:109 rtx/90000",
  "a=fmtp:109 apt=108",
];

const HEADS = {
  audio: "m=audio 9 UDP/TLS/RTP/SAVPF 63 111",
  video: "m=video 9 UDP/TLS/RTP/SAVPF 96 97 104 108 109",
  application: "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
};
const BODIES = { audio: AUDIO, video: VIDEO, application: ["a=sctp-port:5000"] };

export const SIMULCAST_LINES = ["a=rid:q send", "a=rid:h send", "a=rid:f send", "a=simulcast:send q;h;f"];

/** An offer with these sections in one bundle, as a browser writes it. */
export function sampleOffer(sections: readonly SampleSection[]): string {
  const lines = sections.flatMap(({ mid, kind, direction = "sendonly", lines: more = [] }) => [
    HEADS[kind],
    ...TRANSPORT,
    `a=mid:${mid}`,
    ...BODIES[kind],
    ...(kind === "application" ? [] : [`a=${direction}`]),
    ...more,
  ]);
  const bundle = sections.map(({ mid }) => mid).join(" ");
  return ["v=0", "o=- 1 2 IN IP4 127.0.0.1", "s=-", "t=0 0", `a=group:BUNDLE ${bundle}`, ...lines, ""].join("\r\n");
}

/** The video formats LiveKit's Go clients offer whatever they are going to send (pion 4.2). */
function pionVideoLines(): string[] {
  const formats: readonly [number, string, string][] = [
    [96, "VP8", ""],
    [102, "H264", "level-asymmetry-allowed=1;packetization-mode=1;profile-level-id=42001f"],
    [104, "H264", "level-asymmetry-allowed=1;packetization-mode=0;profile-level-id=42001f"],
    [106, "H264", "level-asymmetry-allowed=1;packetization-mode=1;profile-level-id=42e01f"],
    [127, "H264", "level-asymmetry-allowed=1;packetization-mode=1;profile-level-id=4d001f"],
    [45, "AV1", ""],
    [98, "VP9", "profile-id=0"],
    [100, "VP9", "profile-id=2"],
  ];
  const lines = formats.flatMap(([payloadType, name, fmtp]) => [
    `a=rtpmap:${payloadType} ${name}/90000`,
    ...(fmtp === "" ? [] : [`a=fmtp:${payloadType} ${fmtp}`]),
  ]);
  return [`m=video 9 UDP/TLS/RTP/SAVPF ${formats.map(([payloadType]) => payloadType).join(" ")}`, ...lines];
}

/** An offer with one video section that a Go client sends under this track id. */
export function pionOffer(trackId: string): string {
  const [head = "", ...formats] = pionVideoLines();
  const extension = "a=extmap:4 urn:ietf:params:rtp-hdrext:sdes:mid";
  const section = [head, ...TRANSPORT, "a=mid:0", extension, ...formats, "a=sendonly", `a=msid:pion ${trackId}`];
  return ["v=0", "o=- 1 2 IN IP4 0.0.0.0", "s=-", "t=0 0", "a=group:BUNDLE 0", ...section, ""].join("\r\n");
}
