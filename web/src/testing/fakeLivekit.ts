import type { Livekit } from "../media/seat/mediaSeat.ts";

type Listener = (...about: unknown[]) => void;

/** A room of the media library, with the test as its media server. */
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
  /** Who may receive the own tracks, each time it was set. */
  readonly permitted: unknown[][] = [];
  readonly published: FakeLocalTrack[] = [];
  /** The options of each connect, */
  readonly connected: object[] = [];
  /** and whether each disconnect should stop the own tracks. */
  readonly disconnected: boolean[] = [];
  /** The result of connecting; by default it succeeds. */
  connects: (room: FakeMediaRoom) => Promise<void> = async (room) => {
    await Promise.resolve();
    room.say("SignalConnected");
  };
  /** The transport's reported state. */
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

/** The part of the media library that seats use, and the rooms created with it. */
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
