import {
  AddTrackRequest,
  SessionDescription,
  SignalResponse,
  SimulcastCodec,
  TrackSource,
  TrackType,
  VideoLayer,
  VideoQuality,
} from "@livekit/protocol";
import type { Moment } from "../clock.ts";
import { must } from "@atrium/contract";
import { handleSignal } from "../room/handleSignal.ts";
import { joinRoom } from "../room/joinRoom.ts";
import type { PeerLink } from "../room/link/peerLink.ts";
import type { Participant } from "../room/participant.ts";
import type { ClientMessage, Signal } from "../signal/signal.ts";
import type { Room } from "../room/room.ts";
import { RoomDirectory, type RoomSettings } from "../room/roomDirectory.ts";
import { type SampleSection, SIMULCAST_LINES, sampleOffer } from "../sdp/sampleOffers.ts";
import type { JoinParameters } from "../signal/joinParameters.ts";
import type { VideoGrants } from "../signal/accessToken.ts";
import { MemoryPeer } from "./memoryPeer.ts";

const GRANTS: VideoGrants = {
  room: "memory",
  roomJoin: true,
  roomAdmin: false,
  roomList: false,
  roomCreate: false,
  canPublish: true,
  canPublishSources: null,
  canSubscribe: true,
  canPublishData: true,
  canUpdateOwnMetadata: true,
  hidden: false,
  recorder: false,
};

type ServerMessage = SignalResponse["message"];
type ServerCase = NonNullable<ServerMessage["case"]>;
type ValueOf<Case extends ServerCase> = Extract<ServerMessage, { case: Case }>["value"];

/** A room with manual clocks whose clients are lists of messages. */
export class MemoryRoom {
  /** Different from the wall clock, so that mixing them up shows. */
  steadyMs = 5000;
  wallMs = 1_000_000;
  readonly faults: unknown[] = [];
  /** From now on, creating a connection throws. */
  failingJoins = false;
  readonly rooms: RoomDirectory;
  readonly #tasks: (() => void)[] = [];
  readonly #peers: MemoryPeer[] = [];
  #ids = 0;

  constructor(settings?: RoomSettings) {
    this.rooms = new RoomDirectory({
      now: () => this.now,
      soon: (task) => void this.#tasks.push(task),
      newSid: (prefix) => this.#newSid(prefix),
      refreshToken: () => {},
      report: (fault) => void this.faults.push(fault),
    });
    this.rooms.open("memory", settings);
  }

  get now(): Moment {
    return { steadyMs: this.steadyMs, wallMs: this.wallMs };
  }

  /** Sets the machine's clock. */
  setClock(byMs: number): void {
    this.wallMs += byMs;
  }

  get room(): Room {
    return must(this.rooms.get("memory"), "the room is open");
  }

  join(identity: string, options: MemoryJoin = {}): MemoryClient {
    const signal = new MemorySignal();
    const client = new MemoryClient(this, signal);
    const first = this.#peers.length;
    const claims = {
      identity,
      name: identity,
      metadata: "",
      attributes: {},
      notBeforeSeconds: options.notBeforeSeconds ?? 1000,
      expiresSeconds: 2000,
      grants: { ...GRANTS, ...options.grants },
    };
    const parameters: JoinParameters = {
      connections: options.connections ?? "one",
      autoSubscribe: options.autoSubscribe ?? true,
      resumeSid: options.resumeSid ?? null,
      offer: null,
      addTracks: [],
      syncState: null,
      clientProtocol: 0,
    };
    client.participant = joinRoom(
      this.room,
      { claims, parameters, signal },
      {
        newPeer: () => this.#newPeer(),
        newSid: (prefix) => this.#newSid(prefix),
        newSsrcs: () => ({ ssrc: (this.#ids += 2), rtxSsrc: this.#ids + 1 }),
        now: () => this.now,
      },
    );
    client.peers = this.#peers.slice(first);
    this.settle();
    return client;
  }

  /** Runs tasks deferred until after the current messages. */
  settle(): void {
    for (const task of this.#tasks.splice(0)) task();
  }

  /** Advances time in the steps of the real clock. */
  pass(milliseconds: number): void {
    for (let passed = 0; passed < milliseconds; passed += 100) {
      this.steadyMs += 100;
      this.wallMs += 100;
      this.rooms.tick(this.now);
      this.settle();
    }
  }

  #newSid(prefix: string): string {
    this.#ids += 2;
    return `${prefix}${this.#ids}`;
  }

  #newPeer(): MemoryPeer {
    if (this.failingJoins) throw new Error("No connection could be made");
    const peer = new MemoryPeer();
    peer.transport.onBroken = (fault) => void this.faults.push(fault);
    this.#peers.push(peer);
    return peer;
  }
}

export interface MemoryJoin {
  grants?: Partial<VideoGrants>;
  connections?: "one" | "two";
  autoSubscribe?: boolean;
  resumeSid?: string;
  notBeforeSeconds?: number;
}

export class MemorySignal implements Signal {
  readonly sent: ServerMessage[] = [];
  isClosed = false;

  send(message: ServerMessage): void {
    this.sent.push(message);
  }

  sendBytes(bytes: Uint8Array): void {
    this.sent.push(SignalResponse.fromBinary(bytes).message);
  }

  close(): void {
    this.isClosed = true;
  }
}

/** A client: it offers what a browser with livekit-client would. */
export class MemoryClient {
  readonly signal: MemorySignal;
  participant: Participant | null = null;
  peers: MemoryPeer[] = [];
  readonly sections: SampleSection[] = [
    { mid: "d", kind: "application" },
    { mid: "a0", kind: "audio", direction: "recvonly" },
    { mid: "v0", kind: "video", direction: "recvonly" },
  ];
  readonly #room: MemoryRoom;
  #ufrag = "uFrA";
  #offers = 0;

  constructor(room: MemoryRoom, signal: MemorySignal) {
    this.#room = room;
    this.signal = signal;
  }

  get peer(): MemoryPeer {
    return must(this.peers[0], "a client that joined has a peer");
  }

  get sid(): string {
    return must(this.participant, "the client joined").sid;
  }

  get link(): PeerLink {
    return must(this.participant, "the client joined").link;
  }

  /** Everything of one kind the client was sent, oldest first. */
  told<Case extends ServerCase>(kind: Case): ValueOf<Case>[] {
    const values: ValueOf<Case>[] = [];
    for (const message of this.signal.sent) if (message.case === kind) values.push(message.value as ValueOf<Case>);
    return values;
  }

  say(message: ClientMessage): void {
    const participant = must(this.participant, "the client joined");
    const { room } = this.#room;
    room.guard(participant, () => handleSignal(room, participant, message));
    this.#room.settle();
  }

  /** Offers its sections and returns the answer. */
  offer(): string {
    const id = (this.#offers += 1);
    const sdp = sampleOffer(this.sections).replaceAll("uFrA", this.#ufrag);
    this.say({ case: "offer", value: new SessionDescription({ type: "offer", sdp, id }) });
    return this.told("answer").find((answer) => answer.id === id)?.sdp ?? "";
  }

  restartIce(): string {
    this.#ufrag += "x";
    return this.offer();
  }

  publish(kind: "audio" | "video", source?: TrackSource): string {
    const cid = `${kind}-${this.sections.length}`;
    this.requestTrack(kind, { cid, ...(source === undefined ? {} : { source }) });
    const lines = [`a=msid:- ${cid}`, ...(kind === "video" ? SIMULCAST_LINES : [])];
    this.sections.push({ mid: `s${this.sections.length}`, kind, lines });
    this.offer();
    return this.told("trackPublished").find((published) => published.cid === cid)?.track?.sid ?? "";
  }

  requestTrack(kind: "audio" | "video", { cid, source }: { cid: string; source?: TrackSource }): void {
    const isVideo = kind === "video";
    const layer = (quality: VideoQuality, width: number, height: number) => new VideoLayer({ quality, width, height });
    const { LOW, MEDIUM, HIGH } = VideoQuality;
    const value = new AddTrackRequest({
      cid,
      type: isVideo ? TrackType.VIDEO : TrackType.AUDIO,
      source: source ?? (isVideo ? TrackSource.CAMERA : TrackSource.MICROPHONE),
      simulcastCodecs: isVideo ? [new SimulcastCodec({ codec: "vp8", cid })] : [],
      layers: isVideo ? [layer(LOW, 320, 180), layer(MEDIUM, 640, 360), layer(HIGH, 1280, 720)] : [],
    });
    this.say({ case: "addTrack", value });
  }

  /** Its socket breaks. */
  loseSignal(): void {
    const participant = must(this.participant, "the client joined");
    participant.signal = null;
    participant.signalLostAtMs = this.#room.steadyMs;
  }
}
