import type { AccountId, Emotion, ErrorCode, RoomId, SpaceEntrance } from "@atrium/contract";
import type { LiveEvent, LivePositions, LiveState } from "../live/index.ts";
import type { DeviceSettings, MediaEvent, MediaLevels, MediaState } from "../media/index.ts";
import type { ReadableStore } from "../platform/readableStore.ts";

/** What stands before the space, asked again every 2 s while the card is open. */
export type EntranceState =
  | { state: "loading" }
  | { state: "ready"; entrance: SpaceEntrance }
  | { state: "missing" }
  | { state: "unreachable" };

/** How far the visitor is. A door that is shut shows as `live.link` = ended with its close code. */
export type VisitState =
  | { state: "entrance"; refusal: ErrorCode | null }
  | { state: "entering" }
  | { state: "inside" }
  | { state: "left" };

/** The outcome of an action that may be refused; `code` names the text to show. */
export type Outcome = { ok: true } | { ok: false; code: ErrorCode };

/** The part of the floor on the screen, in units; decides which cameras are worth receiving. */
export interface ViewOfFloor {
  left: number;
  top: number;
  right: number;
  bottom: number;
  pixelsPerUnit: number;
}

/**
 * One visit to a space, from the card to leaving. Screens read the stores and call the actions;
 * every action may be called at any time and does nothing where it makes no sense.
 */
export interface SpaceVisit {
  entrance: ReadableStore<EntranceState>;
  visit: ReadableStore<VisitState>;
  live: ReadableStore<LiveState>;
  media: ReadableStore<MediaState>;
  positions: LivePositions;
  levels: MediaLevels;
  /** Live and media news to show once. Both return their undo. */
  onLiveEvent(listener: (event: LiveEvent) => void): () => void;
  onMediaEvent(listener: (event: MediaEvent) => void): () => void;
  deviceSettings: DeviceSettings;

  /** Loads what entering needs and, once a name is known, opens the guest session. */
  warmUp(name: string): void;
  /** Must be called inside the click: it unlocks sound. */
  enter(how: { name: string; password?: string }): Promise<Outcome>;
  leave(): void;
  /** After 4002: takes the place back from the other tab. */
  useItHere(): Promise<Outcome>;

  /** While reconnecting: tries at once. */
  retryNow(): void;

  moveTo(x: number, y: number): void;
  enterRoom(roomId: RoomId, password?: string): Promise<Outcome>;
  setView(view: ViewOfFloor): void;
  toggleMicrophone(): Promise<void>;
  toggleCamera(): Promise<void>;
  toggleScreen(): Promise<void>;
  sendEmotion(emotion: Emotion): Promise<Outcome>;
  setMegaphone(on: boolean): Promise<Outcome>;
  /** For me alone, 0 to 2. */
  setVolume(accountId: AccountId, volume: number): void;
  muteOther(accountId: AccountId, what: { audio: boolean; video: boolean }): Promise<Outcome>;
  kick(accountId: AccountId): Promise<Outcome>;
  /** Inside a click, when `media.soundBlocked`. */
  unblockSound(): void;
  /** Leaves and ends everything; for leaving the page of the space. */
  dispose(): void;
}
