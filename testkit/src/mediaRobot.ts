import {
  AudioFrame,
  AudioSource,
  LocalAudioTrack,
  Room,
  RoomEvent,
  TrackPublishOptions,
  TrackSource,
} from "@livekit/rtc-node";

/** A headless person at the media server: an unmodified LiveKit client. */
export interface MediaRobot {
  /** Identities of the others in the room. */
  others(): string[];
  /** Publishes a silent microphone; rejects if the server does not allow it. */
  sendMicrophone(): Promise<void>;
  /** Whether all of somebody's tracks are muted according to the server; null if they have none. */
  isMuted(identity: string): boolean | null;
  readonly disconnected: Promise<void>;
  leave(): Promise<void>;
}

const SAMPLE_RATE = 48_000;

/** Joins a media room as a native client that subscribes to everything. Rejects when the server refuses. */
export async function joinMedia(url: string, token: string): Promise<MediaRobot> {
  const room = new Room();
  const disconnected = new Promise<void>((done) => void room.once(RoomEvent.Disconnected, () => done()));
  await room.connect(url, token, { autoSubscribe: true, dynacast: false });
  let source: AudioSource | null = null;
  return {
    others: () => [...room.remoteParticipants.keys()],
    async sendMicrophone() {
      source = new AudioSource(SAMPLE_RATE, 1);
      const track = LocalAudioTrack.createAudioTrack("microphone", source);
      const options = new TrackPublishOptions({ source: TrackSource.SOURCE_MICROPHONE });
      await room.localParticipant?.publishTrack(track, options);
      const samples = SAMPLE_RATE / 100;
      await source.captureFrame(new AudioFrame(new Int16Array(samples), SAMPLE_RATE, 1, samples));
    },
    isMuted(identity) {
      const tracks = [...(room.remoteParticipants.get(identity)?.trackPublications.values() ?? [])];
      return tracks.length === 0 ? null : tracks.every((track) => track.muted === true);
    },
    disconnected,
    async leave() {
      await room.disconnect();
      await source?.close();
    },
  };
}
