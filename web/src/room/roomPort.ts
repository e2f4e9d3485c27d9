import type { AccountId, ErrorCode, RoomId } from "@atrium/contract";
import type { FloorView, ShownTiles } from "@atrium/rules";
import type { CallHere, LiveEvent, LivePositions, LiveState } from "../live/index.ts";
import type { DeviceSettings, MediaEvent, MediaLevels, MediaState } from "../media/index.ts";
import type { ReadableStore } from "../platform/readableStore.ts";

/** The outcome of an action that may be refused; `code` names the text to show. */
export type Outcome = { ok: true } | { ok: false; code: ErrorCode };

/**
 * What the room screen asks for: the stores it reads and everything a person can do in a room. A visit to a space is
 * one, and so are the fixtures of the gallery. Every action may be called at any time and does nothing where it
 * makes no sense.
 */
export interface RoomPort {
  live: ReadableStore<LiveState>;
  media: ReadableStore<MediaState>;
  positions: LivePositions;
  levels: MediaLevels;
  /** Both return their undo. */
  onLiveEvent(listener: (event: LiveEvent) => void): () => void;
  onMediaEvent(listener: (event: MediaEvent) => void): () => void;
  deviceSettings: DeviceSettings;
  /** Where sound comes out now. */
  speakerId(): string;
  /** My place on the floor from now on, in units. Called up to once a frame. */
  moveTo(x: number, y: number): void;
  /** The part of the floor on the screen, in units. */
  setView(view: FloorView & { pixelsPerUnit: number }): void;
  /** Whose faces stand as tiles in place of the floor, and how high in pixels; null where the floor is seen. */
  setTiles(tiles: ShownTiles<AccountId> | null): void;
  /** Whose faces stand in the small window, and how high in pixels; seen when the page is not. Null while it is closed. */
  setSmallWindow(faces: ShownTiles<AccountId> | null): void;
  enterRoom(roomId: RoomId, password?: string): Promise<Outcome>;
  toggleMicrophone(): Promise<void>;
  toggleCamera(): Promise<void>;
  toggleScreen(): Promise<void>;
  /** Whether an account of mine stands behind it, with chats of its own. */
  hasAccount: boolean;
  /** Calls an operation for the space and room where I am; it may be refused. */
  call: CallHere;
  /** For me alone, 0 to 2. */
  setVolume(accountId: AccountId, volume: number): void;
  /** While no sound comes through: tries at once. */
  retryMedia(): void;
  /** What to send to whoever runs a network that holds sound back; null where it is not known. */
  textForIt(): string | null;
  /** Inside a click, when `media.soundBlocked`. */
  unblockSound(): void;
  /** `wasQuiet`: nobody answered whether they are still here. */
  leave(how?: { wasQuiet: boolean }): void;
  /** Sounds as what concerns my own place does. */
  alarm(): void;
}
