import {
  AudioFrame,
  AudioSource,
  LocalAudioTrack,
  Room,
  TrackPublishOptions,
  TrackSource,
  type RoomOptions,
} from "@livekit/rtc-node";
import { AccessToken } from "livekit-server-sdk";

export interface MediaAddress {
  url: string;
  apiKey: string;
  apiSecret: string;
}

export interface AudioCrowd {
  /** Packets that all robots have received so far. */
  packetsReceived(): Promise<number>;
  stop(): Promise<void>;
}

const RATE = 48_000;
const FRAME_SAMPLES = RATE / 50;

/** Real LiveKit clients in one room that all speak a tone without pause and all hear each other. */
export async function startAudioCrowd(address: MediaAddress, people: number): Promise<AudioCrowd> {
  const options: RoomOptions = { autoSubscribe: true, dynacast: false };
  const rooms: Room[] = [];
  const sources: AudioSource[] = [];
  for (let index = 0; index < people; index++) {
    const room = new Room();
    await room.connect(address.url, await tokenFor(address, `robot-${index}`), options);
    const source = new AudioSource(RATE, 1);
    const track = LocalAudioTrack.createAudioTrack("voice", source);
    const publish = new TrackPublishOptions({ source: TrackSource.SOURCE_MICROPHONE, dtx: false, red: false });
    await room.localParticipant?.publishTrack(track, publish);
    rooms.push(room);
    sources.push(source);
  }
  const speaking = new AbortController();
  const voices = sources.map((source, index) => speak(source, 200 + index * 20, speaking.signal));
  return {
    packetsReceived: async () => sum(await Promise.all(rooms.map(receivedBy))),
    async stop() {
      speaking.abort();
      await Promise.allSettled(voices);
      await Promise.all(rooms.map((room) => room.disconnect()));
    },
  };
}

async function tokenFor({ apiKey, apiSecret }: MediaAddress, identity: string): Promise<string> {
  const token = new AccessToken(apiKey, apiSecret, { identity, ttl: 600 });
  token.addGrant({ roomJoin: true, room: "bench", canPublish: true, canSubscribe: true });
  return token.toJwt();
}

async function speak(source: AudioSource, hertz: number, signal: AbortSignal): Promise<void> {
  let sample = 0;
  while (!signal.aborted) {
    const data = new Int16Array(FRAME_SAMPLES);
    for (let at = 0; at < FRAME_SAMPLES; at++) data[at] = Math.sin((2 * Math.PI * hertz * sample++) / RATE) * 8000;
    await source.captureFrame(new AudioFrame(data, RATE, 1, FRAME_SAMPLES));
  }
}

async function receivedBy(room: Room): Promise<number> {
  const stats = await room.getRtcStats();
  return sum(
    [...stats.subscriberStats, ...stats.publisherStats].map((entry) =>
      entry.stats.case === "inboundRtp" ? Number(entry.stats.value.received?.packetsReceived ?? 0) : 0,
    ),
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
