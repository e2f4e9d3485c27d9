import {
  AudioFrame,
  AudioSource,
  AudioStream,
  type LocalTrackPublication,
  LocalAudioTrack,
  type RemoteTrack,
  Room,
  RoomEvent,
  TrackPublishOptions,
  TrackSource,
} from "@livekit/rtc-node";

const SAMPLE_RATE = 48_000;
const FRAME_SAMPLES = SAMPLE_RATE / 100;

/** A headless person: an unmodified LiveKit client that can send a tone and counts what it hears. */
export class NodeClient {
  readonly room = new Room();
  readonly messages: string[] = [];
  /** Loud frames heard, by identity. */
  readonly heard = new Map<string, number>();
  disconnectReason: number | null = null;
  #source: AudioSource | null = null;
  #humming: Promise<void> | null = null;
  #hum = new AbortController();

  async join(url: string, token: string, options = { autoSubscribe: true, dynacast: true }): Promise<void> {
    this.room.on(RoomEvent.TrackSubscribed, (track, _publication, participant) => {
      this.heard.set(participant.identity, 0);
      void this.#listen(track, participant.identity);
    });
    this.room.on(RoomEvent.DataReceived, (data) => this.messages.push(new TextDecoder().decode(data)));
    this.room.on(RoomEvent.Disconnected, (reason) => {
      this.disconnectReason = reason;
    });
    await this.room.connect(url, token, options);
  }

  async hum(source = TrackSource.SOURCE_MICROPHONE): Promise<LocalTrackPublication | undefined> {
    this.#source = new AudioSource(SAMPLE_RATE, 1);
    const track = LocalAudioTrack.createAudioTrack("hum", this.#source);
    this.#hum = new AbortController();
    this.#humming = this.#pour(this.#source, this.#hum.signal);
    return this.room.localParticipant?.publishTrack(track, new TrackPublishOptions({ source }));
  }

  async leave(): Promise<void> {
    this.#hum.abort();
    await this.#humming;
    await this.room.disconnect();
    await this.#source?.close();
  }

  async #pour(source: AudioSource, end: AbortSignal): Promise<void> {
    for (let at = 0; !end.aborted; at += FRAME_SAMPLES) {
      const samples = Int16Array.from({ length: FRAME_SAMPLES }, (_, index) => {
        return 8000 * Math.sin(((at + index) * 2 * Math.PI * 440) / SAMPLE_RATE);
      });
      await source.captureFrame(new AudioFrame(samples, SAMPLE_RATE, 1, FRAME_SAMPLES));
    }
  }

  async #listen(track: RemoteTrack, identity: string): Promise<void> {
    for await (const frame of new AudioStream(track, SAMPLE_RATE, 1)) {
      const loudest = frame.data.reduce((max, sample) => Math.max(max, Math.abs(sample)), 0);
      if (loudest > 1000) this.heard.set(identity, (this.heard.get(identity) ?? 0) + 1);
    }
  }
}
