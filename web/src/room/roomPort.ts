import type { AccountId, CursorShape, ErrorCode, RoomId, Stroke } from "@atrium/contract";
import type { FloorView, ShownTiles } from "@atrium/rules";
import type { CallHere, LiveEvent, LivePositions, LiveState, LiveView } from "../live/index.ts";
import type { AirMedia, DeviceSettings, MediaEvent, MediaLevels, MediaState, ShapeReception } from "../media/index.ts";
import type { ReadableStore } from "../platform/readableStore.ts";
import type { Air } from "./broadcast/air.ts";

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
  /** The current speaker. */
  speakerId(): string;
  /** Sets my position on the floor, or that of my pointer on a board, in units. Called up to once a frame. */
  moveTo(x: number, y: number): void;
  /** Says what stands at my pointer on a board; null: it is not there. */
  setCursor(shape: CursorShape | null): void;
  /** Draws a piece of a line on the board, for all others. */
  draw(stroke: Stroke): void;
  /** Shows what I have in sight to those who follow me on a board. */
  showSight(view: LiveView): void;
  /** The language in which my sound comes to be captioned; null: no more comes. */
  sayVoice(language: string | null): void;
  /** A piece of my voice, 16-bit PCM. */
  sendSound(sound: ArrayBuffer): void;
  /** What my microphone hears, as people get it; null while it is off. */
  microphoneTrack(): MediaStreamTrack | null;
  /** The visible part of the floor, in units. */
  setView(view: FloorView & { pixelsPerUnit: number }): void;
  /** Whose faces are tiles in the grid view, and how high in pixels; null while the floor is shown. */
  setTiles(tiles: ShownTiles<AccountId> | null): void;
  /**
   * Whose faces are in the small window, and how high in pixels; visible even if the page is not. Null while it is
   * closed.
   */
  setSmallWindow(faces: ShownTiles<AccountId> | null): void;
  enterRoom(roomId: RoomId, password?: string): Promise<Outcome>;
  toggleMicrophone(): Promise<void>;
  toggleCamera(): Promise<void>;
  toggleScreen(): Promise<void>;
  /** Whether I am signed in with an account that has chats of its own. */
  hasAccount: boolean;
  /** Calls an operation for the current space and room; it may be refused. */
  call: CallHere;
  /** Only for me, 0 to 2. */
  setVolume(accountId: AccountId, volume: number): void;
  /** While there is no sound: reconnects at once. */
  retryMedia(): void;
  /** What to send to the administrator of a network that blocks media; null if unknown. */
  textForIt(): string | null;
  /** Must run inside a click, when `media.soundBlocked`. */
  unblockSound(): void;
  /** The air of the space: a visit lends its media to it, and in a drawing it stands still. */
  openAir(create: (media: AirMedia, shapeReception: (shape: ShapeReception) => void) => Air): Air;
  /** `wasQuiet`: the question whether they are still here was not answered. */
  leave(how?: { wasQuiet: boolean }): void;
  /** Plays a sound for events about my own place, and for a recording that does not grow. */
  alarm(): void;
}
