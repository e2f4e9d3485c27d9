import {
  ParticipantInfo,
  ParticipantInfo_State,
  type SignalResponse,
  type SubscriptionPermission,
  type DisconnectReason,
} from "@livekit/protocol";
import type { Moment } from "../clock.ts";
import type { TokenClaims } from "../signal/accessToken.ts";
import type { Signal } from "../signal/signal.ts";
import type { PeerLink } from "./link/peerLink.ts";
import { grantsOfPermission, mayPublish, type Permission, permissionMessage } from "./track/permission.ts";
import type { TrackOwner } from "./track/publishedTrack.ts";
import type { SubscriptionList } from "./track/subscriptionList.ts";
import { TrackBook } from "./track/trackBook.ts";

export interface ParticipantOptions {
  sid: string;
  claims: TokenClaims;
  permission: Permission;
  joined: Moment;
  clientProtocol: number;
  newSid(prefix: string): string;
}

/** Somebody in a media room: their name, permission, tracks and subscriptions. */
export class Participant implements TrackOwner {
  readonly sid: string;
  readonly claims: TokenClaims;
  readonly joined: Moment;
  readonly tracks: TrackBook;
  name: string;
  metadata: string;
  attributes: Record<string, string>;
  permission: Permission;
  subscriptionRule: SubscriptionPermission | null = null;
  state = ParticipantInfo_State.JOINED;
  signal: Signal | null = null;
  /** Since when no socket has been attached; null while one is. */
  signalLostAtMs: number | null = null;
  /** When the last token was issued. */
  tokenGivenWallMs: number;
  /** Number of the last reliable data packet accepted; repeats after a resume are dropped. */
  lastDataSequence = 0;
  /** Who is speaking according to the last message to the client. */
  readonly heardSpeaking = new Set<string>();
  readonly #options: ParticipantOptions;
  #parts: ParticipantParts | null = null;
  #version = 1;

  constructor(options: ParticipantOptions) {
    const { sid, claims, permission, joined } = options;
    this.#options = options;
    this.sid = sid;
    this.claims = claims;
    this.permission = permission;
    this.joined = joined;
    this.tokenGivenWallMs = joined.wallMs;
    this.name = claims.name;
    this.metadata = claims.metadata;
    this.attributes = { ...claims.attributes };
    this.tracks = new TrackBook(this, options.newSid);
  }

  get identity(): string {
    return this.claims.identity;
  }

  /** Link and subscriptions refer to their participant, so they are set right after construction. */
  complete(parts: ParticipantParts): void {
    this.#parts = parts;
  }

  get link(): PeerLink {
    return this.#complete.link;
  }

  get subscriptions(): SubscriptionList {
    return this.#complete.subscriptions;
  }

  get isHidden(): boolean {
    return this.permission.hidden;
  }

  /** Every announced change has a higher version. */
  touch(): void {
    this.#version += 1;
  }

  send(message: SignalResponse["message"]): void {
    this.signal?.send(message);
  }

  /** Published tracks that the permission no longer allows. */
  get forbiddenTracks() {
    return this.tracks.all.filter((track) => !mayPublish(this.permission, track.info.source));
  }

  info(disconnectReason?: DisconnectReason): ParticipantInfo {
    const live = this.tracks.live();
    return new ParticipantInfo({
      sid: this.sid,
      identity: this.identity,
      name: this.name,
      metadata: this.metadata,
      attributes: this.attributes,
      state: this.state,
      tracks: live.map((track) => track.info),
      joinedAt: BigInt(Math.floor(this.joined.wallMs / 1000)),
      joinedAtMs: BigInt(this.joined.wallMs),
      version: this.#version,
      permission: permissionMessage(this.permission),
      isPublisher: live.length > 0,
      clientProtocol: this.#options.clientProtocol,
      ...(disconnectReason === undefined ? {} : { disconnectReason }),
    });
  }

  /** Whether half its token's lifetime is over, or the clock was set back to before the token is valid. */
  needsToken(wallMs: number): boolean {
    const { notBeforeSeconds, expiresSeconds } = this.claims;
    const ageMs = wallMs - this.tokenGivenWallMs;
    return ageMs < 0 || ageMs >= (expiresSeconds - notBeforeSeconds) * 500;
  }

  /** Claims for a fresh token with the current permission. `lifeSeconds`: the lifetime of the token it joined with. */
  freshClaims(wallMs: number): TokenClaims {
    const { claims, name, metadata, attributes } = this;
    const lifeSeconds = Math.max(600, claims.expiresSeconds - claims.notBeforeSeconds);
    const notBeforeSeconds = Math.floor(wallMs / 1000);
    const grants = grantsOfPermission(this.permission, claims.grants);
    const expiresSeconds = notBeforeSeconds + lifeSeconds;
    return { ...claims, name, metadata, attributes, grants, notBeforeSeconds, expiresSeconds };
  }

  /** Closes the connection in any case; a participant that never got its parts has none. */
  close(): void {
    if (!this.#parts) return;
    const { subscriptions, link } = this.#parts;
    try {
      subscriptions.close();
      for (const track of this.tracks.all) track.close();
    } finally {
      link.close();
    }
  }

  get #complete(): ParticipantParts {
    if (!this.#parts) throw new Error("A participant is used before it is complete");
    return this.#parts;
  }
}

export interface ParticipantParts {
  link: PeerLink;
  subscriptions: SubscriptionList;
}
