import type {
  CaptionLine,
  ChatMessage,
  AccountId,
  CloseCode,
  Emotion,
  Look,
  Room,
  RoomId,
  RoomSnapshot,
  SpaceSnapshot,
  Stroke,
  Typing,
} from "@atrium/contract";

/** Password attempts left. */
export interface Tries {
  left: number;
  /** When all attempts are available again. */
  renewAtMs: number;
}

/** In the queue before a full space. */
export interface Queued {
  state: "queued";
  /** 1 for the first; 0: it is my turn, and the link asks for a ticket again. */
  place: number;
  /** How many people the space takes. */
  places: number;
  /** Those right before me, the nearest last. */
  before: readonly Look[];
  /** The connection is lost: the place is kept for a while. */
  isLost: boolean;
}

/** The state of the live connection. `ended` is final for this page until the user acts. */
export type LinkState =
  | { state: "idle" }
  | { state: "connecting" }
  | { state: "connected" }
  | Queued
  | { state: "reconnecting"; sinceMs: number; attempt: number; nextTryAtMs: number }
  | { state: "ended"; closeCode: CloseCode | 1008; startsAt: string | null; tries?: Tries };

export interface Presence {
  /** Names of people; kept after they leave, for "… left". */
  names: ReadonlyMap<string, string>;
}

/**
 * The server's state as it is now: each part has its slice (`slices/`). Positions are not here: they change at 30 Hz,
 * see `LivePositions`.
 */
export interface LiveState {
  link: LinkState;
  selfId: AccountId | null;
  /** Milliseconds to add to the local clock for the server's. */
  clockOffsetMs: number;
  space: SpaceSnapshot | null;
  room: { room: Room; snapshot: RoomSnapshot } | null;
  presence: Presence;
}

/** The part of a board that somebody has in sight, in units. */
export interface LiveView {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Latest positions of people on the floor, in units, outside React; read once a frame. */
export interface LivePositions {
  /**
   * Where to draw somebody at `frameMs` (the time of `requestAnimationFrame` or `performance.now()`): others are
   * interpolated over 66 to 100 ms and never overshoot. The result is written `into` that object if given, which saves
   * allocations in callers that read everybody each frame.
   */
  at(accountId: AccountId, frameMs: number, into?: { x: number; y: number }): { x: number; y: number } | null;
  /** Somebody's position by the last message (used for hearing). */
  latest(accountId: AccountId): { x: number; y: number } | null;
  /** How loud somebody is at the media server, 0 to 1; for people whose sound is not received here. */
  level(accountId: AccountId): number;
  /** What somebody whom others follow on a board has in sight; null as long as it is not known. */
  view(accountId: AccountId): LiveView | null;
  /** Called after any change; returns its undo. */
  watch(onChange: () => void): () => void;
}

/** Events to show once. */
export type LiveEvent =
  | { type: "emotion"; accountId: AccountId; emotion: Emotion }
  | { type: "forceMuted"; audio: boolean; video: boolean; byName: string }
  | { type: "stageAnswer"; answer: "rejected" | "kicked"; byName: string }
  /** Somebody asks me to leave a private area that I am in. */
  | { type: "askedOut"; areaId: string; byName: string }
  /** Somebody knocks at the private area that I am in. */
  | { type: "knocked"; accountId: AccountId }
  /** A reaction to the broadcast, from somebody in any room. */
  | { type: "broadcastReaction"; accountId: AccountId; roomId: RoomId; emotion: Emotion }
  /** My broadcast was ended by somebody else. */
  | { type: "broadcastStopped"; byName: string }
  /** Somebody draws on the board. */
  | { type: "stroke"; accountId: AccountId; stroke: Stroke }
  /** What somebody says, in the language that I read. */
  | { type: "caption"; line: CaptionLine }
  | { type: "captionsLost"; accountId: AccountId; isLost: boolean }
  | { type: "personEntered"; accountId: AccountId; name: string }
  | { type: "personLeft"; accountId: AccountId; name: string }
  /** Somebody invites me to their room. */
  | { type: "invited"; accountId: AccountId }
  | { type: "chatMessage"; revision: number; message: ChatMessage }
  | { type: "chatCleared"; revision: number; position: number }
  | { type: "chatTyping"; typing: Typing }
  | { type: "roomClosed" };
