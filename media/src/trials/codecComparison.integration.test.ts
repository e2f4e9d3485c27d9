import {
  AddTrackRequest,
  ClientInfo,
  ConnectionSettings,
  JoinRequest,
  SessionDescription,
  SignalResponse,
  SimulcastCodec,
  TrackSource,
  TrackType,
  WrappedJoinRequest,
} from "@livekit/protocol";
import { startLivekitPeer } from "@atrium/testkit/livekitPeer";
import { findLivekitServer } from "@atrium/testkit/livekitServer";
import { AccessToken } from "livekit-server-sdk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { ANNOUNCED_MIMES } from "../sdp/codecs.ts";
import { readH264Format } from "../sdp/h264Format.ts";
import { parseSdp } from "../sdp/parseSdp.ts";
import { pionOffer } from "../sdp/sampleOffers.ts";
import type { SdpCodec } from "../sdp/sdpDescription.ts";
import { createCertificate } from "../transport/dtls/certificate.ts";
import { startMediaTrial } from "./mediaTrial.ts";

interface Answering {
  url: string;
  key: string;
  secret: string;
}

const TRACK = "the-track";
const isLivekitHere = findLivekitServer({ build: false }) !== null;
if (!isLivekitHere) console.log("No livekit-server here: what ours answers is held against the offer alone");

let fingerprint = "";
let ours: Answering;
let theirs: Answering | null = null;
const ends: (() => unknown)[] = [];

beforeAll(async () => {
  ({ fingerprint } = await createCertificate());
  const trial = await startMediaTrial();
  ends.push(() => trial.stop());
  ours = { url: trial.url, key: trial.options.apiKey, secret: trial.options.apiSecret };
  if (!isLivekitHere) return;
  const peer = await startLivekitPeer();
  ends.push(() => peer.stop());
  theirs = { url: peer.env.LIVEKIT_URL, key: peer.env.LIVEKIT_KEY, secret: peer.env.LIVEKIT_SECRET };
});
afterAll(async () => {
  for (const end of ends) await end();
});

/** The video formats Chrome offers, each with its retransmission. */
function chromeOffer(trackId: string): string {
  const h264 = (mode: number, profile: string) =>
    `level-asymmetry-allowed=1;packetization-mode=${mode};profile-level-id=${profile}`;
  const formats: readonly [number, string, string][] = [
    [96, "VP8", ""],
    [103, "H264", h264(1, "42001f")],
    [107, "H264", h264(0, "42001f")],
    [109, "H264", h264(1, "42e01f")],
    [115, "H264", h264(0, "42e01f")],
    [117, "H264", h264(1, "4d001f")],
    [119, "H264", h264(0, "4d001f")],
    [45, "AV1", "level-idx=5;profile=0;tier=0"],
    [98, "VP9", "profile-id=0"],
    [100, "VP9", "profile-id=2"],
    [35, "H264", h264(1, "64001f")],
  ];
  const lines = formats.flatMap(([type, name, fmtp]) => [
    `a=rtpmap:${type} ${name}/90000`,
    ...["goog-remb", "transport-cc", "ccm fir", "nack", "nack pli"].map((kind) => `a=rtcp-fb:${type} ${kind}`),
    ...(fmtp === "" ? [] : [`a=fmtp:${type} ${fmtp}`]),
    `a=rtpmap:${type + 1} rtx/90000`,
    `a=fmtp:${type + 1} apt=${type}`,
  ]);
  const [head] = pionOffer(trackId).split(/\r\n(?=a=rtpmap)/);
  const types = formats.flatMap(([type]) => [type, type + 1]).join(" ");
  const start = (head ?? "").replace(/(m=video 9 \S+).*/, `$1 ${types}`);
  return [start, ...lines, "a=sendonly", `a=msid:- ${trackId}`, ""].join("\r\n");
}

/** The audio formats Chrome offers. */
function voiceOffer(trackId: string): string {
  const formats = [
    "111 opus/48000/2",
    "63 red/48000/2",
    "9 G722/8000",
    "0 PCMU/8000",
    "8 PCMA/8000",
    "13 CN/8000",
    "110 telephone-event/48000",
  ];
  const lines = [
    ...formats.map((format) => `a=rtpmap:${format}`),
    "a=rtcp-fb:111 transport-cc",
    "a=fmtp:111 minptime=10;useinbandfec=1",
    "a=fmtp:63 111/111",
  ];
  const [head = ""] = pionOffer(trackId).split(/\r\n(?=a=rtpmap)/);
  const types = formats.map((format) => format.split(" ")[0]).join(" ");
  const start = head.replace(/m=video 9 (\S+).*/, `m=audio 9 $1 ${types}`);
  return [start, ...lines, "a=sendonly", `a=msid:- ${trackId}`, ""].join("\r\n");
}

/** The codecs in a server's answer to a publisher of this codec, without retransmission. */
async function answered({ url, key, secret }: Answering, mime: string, offer: string): Promise<readonly SdpCodec[]> {
  const token = new AccessToken(key, secret, { identity: "publisher", ttl: 60 });
  token.addGrant({ roomJoin: true, room: `codec-${mime}-${offer.length}` });
  const kind = mime === "audio/opus" ? "audio" : "video";
  const track = kind === "audio" ? voice() : picture(mime);
  const sdp = offer.replace("AA:BB:CC", fingerprint);
  const request = new JoinRequest({
    clientInfo: new ClientInfo({ version: "2.23.0", protocol: 16 }),
    connectionSettings: new ConnectionSettings({ autoSubscribe: true }),
    addTrackRequests: [track],
    publisherOffer: new SessionDescription({ type: "offer", sdp, id: 1 }),
  });
  const wrapped = new WrappedJoinRequest({ joinRequest: request.toBinary() }).toBinary();
  const joined = Buffer.from(wrapped).toString("base64").replaceAll("+", "-").replaceAll("/", "_");
  const address = `${url}/rtc/v1?access_token=${await token.toJwt()}&join_request=${encodeURIComponent(joined)}`;
  const socket = new WebSocket(address, { perMessageDeflate: false });
  const answer = await new Promise<string>((resolve, reject) => {
    socket.on("error", reject);
    socket.on("close", (code) => reject(new Error(`closed with ${code} instead of an answer`)));
    socket.on("message", (data: Buffer) => {
      const { message } = SignalResponse.fromBinary(data);
      if (message.case === "answer") resolve(message.value.sdp);
    });
  });
  socket.terminate();
  const sections = parseSdp(answer)?.sections.filter((section) => section.kind === kind) ?? [];
  return sections[0]?.rejected === false ? sections[0].codecs.filter(({ name }) => name !== "rtx") : [];
}

/** Without redundancy (RED), as our pages send audio. */
const voice = () =>
  new AddTrackRequest({ cid: TRACK, type: TrackType.AUDIO, source: TrackSource.MICROPHONE, disableRed: true });

const picture = (mime: string) =>
  new AddTrackRequest({
    cid: TRACK,
    type: TrackType.VIDEO,
    source: TrackSource.CAMERA,
    width: 1280,
    height: 720,
    simulcastCodecs: [new SimulcastCodec({ codec: nameOf(mime), cid: TRACK })],
  });
const nameOf = (mime: string): string => mime.replace(/^\w+\//, "");

/** What matters to a publisher: the codec name, and for H.264 the kind of stream. */
function kindOf({ name, fmtp }: SdpCodec): string {
  const format = name === "h264" ? readH264Format(fmtp) : null;
  return format === null ? name : `${name} ${format.profile} ${format.packetizationMode}`;
}

const VIDEO = ANNOUNCED_MIMES.filter((mime) => mime.startsWith("video/"));
const cases: readonly { mime: string; client: string; offer: string }[] = [
  ...VIDEO.flatMap((mime) => [
    { mime, client: "Chrome", offer: chromeOffer(TRACK) },
    { mime, client: "a Go client", offer: pionOffer(TRACK) },
  ]),
  { mime: "audio/opus", client: "Chrome", offer: voiceOffer(TRACK) },
];

test("every announced codec is among those compared", () => {
  expect(new Set(cases.map(({ mime }) => mime))).toEqual(new Set(ANNOUNCED_MIMES));
});

test.each(cases)("$client that sends $mime is answered a format it offered, first of all that one", async (each) => {
  const codecs = await answered(ours, each.mime, each.offer);
  const offered = parseSdp(each.offer)?.sections[0]?.codecs ?? [];
  expect(codecs[0]?.name).toBe(nameOf(each.mime));
  for (const codec of codecs) {
    const same = offered.find(({ payloadType }) => payloadType === codec.payloadType);
    expect(kindOf(codec)).toBe(same && kindOf(same));
  }
});

test.each(cases)("$client that sends $mime is answered by livekit-server the same format first", async (each) => {
  const own = await answered(ours, each.mime, each.offer);
  // Without a livekit-server, ours is compared with what one answered when this was written: the requested codec.
  const expected = theirs === null ? nameOf(each.mime) : (await answered(theirs, each.mime, each.offer))[0];
  if (typeof expected === "string") expect(own[0]?.name).toBe(expected);
  else
    expect([own[0] && kindOf(own[0]), own[0]?.payloadType]).toEqual([
      expected && kindOf(expected),
      expected?.payloadType,
    ]);
});
