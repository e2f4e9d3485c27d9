import type { Livekit } from "../media/seat/mediaSeat.ts";

type Listener = (...about: unknown[]) => void;

/** A room of the media library whose media server is the test. */
export class FakeMediaRoom {
  readonly remoteParticipants = new Map();
  readonly localParticipant = {
    audioLevel: 0,
    connectionQuality: "good",
    trackPublications: new Map(),
    publishTrack: (track: FakeLocalTrack) => Promise.resolve(void this.published.push(track)),
    unpublishTrack: () => Promise.resolve(),
    setTrackSubscriptionPermissions: (...asked: unknown[]) => void this.permitted.push(asked),
  };
  /** Who was let receive the own tracks, each time it was said. */
  readonly permitted: unknown[][] = [];
  readonly published: FakeLocalTrack[] = [];
  /** The options of each time it was connected, */
  readonly connected: object[] = [];
  /** and whether the own tracks were to stop each time it was left. */
  readonly disconnected: boolean[] = [];
  /** What comes of connecting: usually an answer, and a way. */
  connects: (room: FakeMediaRoom) => Promise<void> = async (room) => {
    await Promise.resolve();
    room.say("SignalConnected");
  };
  /** What the transport says of itself. */
  readonly engine = { pcManager: { subscriber: { getStats: () => Promise.resolve(this.stats) } } };
  stats = new Map<string, object>();
  readonly #listeners = new Map<string, Listener[]>();

  on(event: string, listener: Listener): void {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
  }
  off(event: string, listener: Listener): void {
    this.#listeners.set(
      event,
      (this.#listeners.get(event) ?? []).filter((each) => each !== listener),
    );
  }
  say(event: string, ...about: unknown[]): void {
    for (const listener of this.#listeners.get(event) ?? []) listener(...about);
  }
  connect(_url: string, _token: string, options: object = {}): Promise<void> {
    this.connected.push(options);
    return this.connects(this);
  }
  disconnect(stopTracks = true): Promise<void> {
    this.disconnected.push(stopTracks);
    return Promise.resolve();
  }
  removeAllListeners(): void {
    this.#listeners.clear();
  }
}

/** A track as the library publishes it. */
export class FakeLocalTrack {
  isMuted = false;
  mute(): Promise<void> {
    this.isMuted = true;
    return Promise.resolve();
  }
  unmute(): Promise<void> {
    this.isMuted = false;
    return Promise.resolve();
  }
  replaceTrack(): Promise<void> {
    return Promise.resolve();
  }
}

/** The media library as far as seats use it, and the rooms it has made. */
export function fakeLivekit(made: (room: FakeMediaRoom) => void = () => {}): {
  livekit: Livekit;
  rooms: FakeMediaRoom[];
} {
  const rooms: FakeMediaRoom[] = [];
  class Room extends FakeMediaRoom {
    constructor() {
      super();
      made(this);
      rooms.push(this);
    }
  }
  const names = new Proxy({}, { get: (_target, name) => name });
  const livekit = {
    Room,
    RoomEvent: names,
    ConnectionState: names,
    VideoQuality: names,
    Track: { Source: names, Kind: names },
    LocalAudioTrack: FakeLocalTrack,
    LocalVideoTrack: FakeLocalTrack,
  };
  return { livekit: livekit as unknown as Livekit, rooms };
}
