import type * as LivekitModule from "livekit-client";
import type { MediaAccess } from "@atrium/contract";
import type { RemoteParticipant, RemoteTrack, RemoteTrackPublication, Room, RoomOptions } from "livekit-client";
import type { Reception } from "../hearing/reception.ts";
import { newRoom } from "./newRoom.ts";
import { reconnectPolicy } from "./reconnectPolicy.ts";
import { SeatFault, whyNoSignal } from "./seatFault.ts";
import { TransportWatch } from "./transportWatch.ts";

/** The media library: large, so it is loaded while the user types their name. */
export async function loadLivekit(): Promise<Livekit> {
  if (!("RTCPeerConnection" in globalThis)) throw new SeatFault("browser");
  const livekit = await import("livekit-client");
  // Lost connections are normal and shown in the interface; the console is kept for bugs.
  livekit.setLogLevel("silent");
  return livekit;
}
export type Livekit = typeof LivekitModule;

export interface SeatEvents {
  /** The connection: `lost` is final for this seat. Short signalling breaks are repaired silently. */
  line(state: "connected" | "lost"): void;
  /** Packets arrive again after a pause, although the connection was never lost. */
  mended(): void;
  /** People, their tracks or their mutes changed. */
  changed(): void;
  voice(accountId: string, track: MediaStreamTrack | null): void;
  /** How loud the media server hears me, 0 to 1. */
  ownLevel(level: number): void;
  /** The media server muted or removed something of mine, or my permissions changed. */
  ownChanged(): void;
}

/**
 * One connection to one media room, receive-only until something is published. A seat is never reused: another room, or
 * the same after a loss, needs a new seat. Subscriptions are explicit: nothing is received without a request.
 */
export class MediaSeat {
  readonly room: Room;
  readonly #livekit: Livekit;
  readonly #events: SeatEvents;
  readonly #transports: TransportWatch;
  /** Who may receive me, as last sent to the media server; null is everybody. */
  #letIn: string | null = null;
  #isConnecting = false;
  #isOver = false;

  constructor(livekit: Livekit, events: SeatEvents) {
    this.#livekit = livekit;
    this.#events = events;
    this.#transports = new TransportWatch(() => (this.#isOver ? undefined : events.mended()));
    this.room = newRoom(livekit, ROOM_OPTIONS);
    this.#listen();
  }

  /**
   * Rejects with a `SeatFault` if the media server cannot be reached or refuses the token. The default timeout is the
   * library's: 15 s.
   */
  async connect(access: MediaAccess, iceServers: RTCIceServer[], patienceMs?: number): Promise<void> {
    const rtcConfig = iceServers.length === 0 ? {} : { rtcConfig: { iceServers } };
    const url = access.url === "" ? pageAddress() : access.url;
    let hasAnswered = false;
    this.room.on(this.#livekit.RoomEvent.SignalConnected, () => (hasAnswered = true));
    const options = {
      autoSubscribe: false,
      maxRetries: 0,
      ...rtcConfig,
      ...(patienceMs === undefined ? {} : { peerConnectionTimeout: patienceMs, websocketTimeout: patienceMs }),
    };
    this.#isConnecting = true;
    try {
      await Promise.race([this.#ended(), this.room.connect(url, access.token, options)]);
    } catch {
      // The server answers but no media gets through: the network in between blocks it.
      throw new SeatFault(hasAnswered || this.#isOver ? "network" : await whyNoSignal(url, access.token));
    } finally {
      this.#isConnecting = false;
    }
    if (this.#isOver) return this.leave();
    this.#events.line("connected");
    this.#events.changed();
  }

  /** Whether media is received through a relay; undefined if the browser does not tell. */
  async comesByRelay(): Promise<boolean | undefined> {
    const stats = await this.room.engine.pcManager?.subscriber?.getStats();
    return stats === undefined ? undefined : goesByRelay([...stats.values()]);
  }

  isMending(): boolean {
    return this.room.state === this.#livekit.ConnectionState.SignalReconnecting;
  }

  /** This seat is useless: the keeper takes another one. */
  giveUp(): void {
    this.#lost();
  }

  /** Local tracks keep running: they belong to whoever published them. */
  async leave(): Promise<void> {
    this.#isOver = true;
    this.room.removeAllListeners();
    await this.room.disconnect(false);
  }

  /** Subscribes to what is worth receiving and unsubscribes from the rest. */
  receive(wanted: ReadonlyMap<string, Reception>): void {
    for (const [accountId, participant] of this.room.remoteParticipants)
      for (const publication of participant.trackPublications.values())
        this.#tune(publication, wanted.get(accountId) ?? null);
    this.#letReceive(wanted);
  }

  /** Lets nobody outside of my private area receive me: enforced by the media server, whatever their page does. */
  #letReceive(wanted: ReadonlyMap<string, Reception>): void {
    const people = [...wanted];
    // Nobody is known to be around: what held before holds for whoever comes.
    if (people.length === 0) return;
    const isForAll = people.every(([, { mayReceiveMe, isInArea }]) => mayReceiveMe && isInArea !== true);
    const allowed = people.filter(([, { mayReceiveMe }]) => mayReceiveMe).map(([accountId]) => accountId);
    const letIn = isForAll ? null : allowed.toSorted().join();
    if (letIn === this.#letIn) return;
    this.#letIn = letIn;
    const permissions = isForAll ? [] : allowed.map((participantIdentity) => ({ participantIdentity, allowAll: true }));
    this.room.localParticipant.setTrackSubscriptionPermissions(isForAll, permissions);
  }

  #tune(publication: RemoteTrackPublication, wanted: Reception | null): void {
    const { Track, VideoQuality } = this.#livekit;
    if (publication.source === Track.Source.Camera) {
      subscribe(publication, wanted !== null && wanted.camera !== null);
      const quality = { low: VideoQuality.LOW, medium: VideoQuality.MEDIUM, high: VideoQuality.HIGH };
      if (wanted?.camera && publication.isSubscribed && publication.videoQuality !== quality[wanted.camera])
        publication.setVideoQuality(quality[wanted.camera]);
      return;
    }
    if (publication.source === Track.Source.ScreenShare) return subscribe(publication, wanted?.screen === true);
    subscribe(publication, wanted?.audio === true);
  }

  #listen(): void {
    const { RoomEvent } = this.#livekit;
    const { room } = this;
    const changed = () => this.#events.changed();
    // The library reconnects from scratch after two seconds; a fresh seat is faster, with a fresh token.
    room.on(RoomEvent.Reconnecting, () => this.#lost());
    room.on(RoomEvent.Reconnected, changed);
    // The library reports this before `connect` rejects with the reason.
    room.on(RoomEvent.Disconnected, () => (this.#isConnecting ? undefined : this.#lost()));
    for (const event of [
      // Subscribing before the transport is up saves a negotiation round on entry.
      RoomEvent.SignalConnected,
      RoomEvent.ParticipantConnected,
      RoomEvent.ParticipantDisconnected,
      RoomEvent.TrackPublished,
      RoomEvent.TrackUnpublished,
      RoomEvent.TrackMuted,
      RoomEvent.TrackUnmuted,
      RoomEvent.ConnectionQualityChanged,
      RoomEvent.TrackStreamStateChanged,
    ] as const)
      room.on(event, changed);
    // The library fires this just before it counts them as active; for a muted person no other event may follow.
    room.on(RoomEvent.ParticipantActive, () => queueMicrotask(() => (this.#isOver ? undefined : changed())));
    room.on(RoomEvent.TrackSubscribed, (track, publication, participant) => {
      this.#transports.follow(track.receiver);
      this.#voice(track, publication, participant);
      // A subscription starts in full size at the server, whatever was requested before.
      if (publication.kind === this.#livekit.Track.Kind.Video) publication.emitTrackUpdate();
      changed();
    });
    room.on(RoomEvent.TrackUnsubscribed, (_track, publication, participant) => {
      if (isVoice(this.#livekit, publication)) this.#events.voice(voiceId(publication, participant), null);
      changed();
    });
    room.on(RoomEvent.ActiveSpeakersChanged, () => this.#events.ownLevel(room.localParticipant.audioLevel));
    room.on(RoomEvent.TrackMuted, (_publication, participant) => {
      if (participant.isLocal) this.#events.ownChanged();
    });
    room.on(RoomEvent.ParticipantPermissionsChanged, () => this.#events.ownChanged());
    room.on(RoomEvent.LocalTrackPublished, ({ track }) => this.#transports.follow(track?.sender));
    room.on(RoomEvent.LocalTrackUnpublished, () => this.#events.ownChanged());
  }

  /** Rejects when the library gives the room up. */
  #ended(): Promise<never> {
    const { Disconnected } = this.#livekit.RoomEvent;
    return new Promise((_, reject) => this.room.on(Disconnected, () => reject(new Error("The room has ended"))));
  }

  #lost(): void {
    if (!this.#isOver) this.#events.line("lost");
  }

  #voice(track: RemoteTrack, publication: RemoteTrackPublication, participant: RemoteParticipant): void {
    if (!isVoice(this.#livekit, publication)) return;
    this.#events.voice(voiceId(publication, participant), track.mediaStreamTrack);
  }
}

const ROOM_OPTIONS: RoomOptions = {
  adaptiveStream: false,
  dynacast: true,
  stopLocalTrackOnUnpublish: false,
  disconnectOnPageLeave: true,
  reconnectPolicy,
};

/** The sound of somebody's screen is a separate voice, mixed at the same place. */
export const SCREEN_VOICE = "/screen";

function voiceId(publication: RemoteTrackPublication, participant: RemoteParticipant): string {
  return publication.source === "screen_share_audio" ? participant.identity + SCREEN_VOICE : participant.identity;
}

const isVoice = (livekit: Livekit, publication: RemoteTrackPublication): boolean =>
  publication.kind === livekit.Track.Kind.Audio;

/** Requesting the current setting again would cost a message each time. */
function subscribe(publication: RemoteTrackPublication, isWanted: boolean): void {
  if (publication.isDesired !== isWanted) publication.setSubscribed(isWanted);
}

interface StatsEntry {
  id: string;
  type: string;
  state?: string;
  nominated?: boolean;
  localCandidateId?: string;
  candidateType?: string;
}

/** Read from the selected candidate pair. */
function goesByRelay(entries: readonly StatsEntry[]): boolean | undefined {
  const pair = entries.find(
    ({ type, state, nominated }) => type === "candidate-pair" && state === "succeeded" && nominated === true,
  );
  const own = pair && entries.find(({ id }) => id === pair.localCandidateId);
  return own && own.candidateType === "relay";
}

const pageAddress = (): string => `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}`;
