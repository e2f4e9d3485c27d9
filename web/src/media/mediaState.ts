import type { AccountId } from "@atrium/contract";

/** Why a device could not be opened. */
export type DeviceRefusal = "blocked" | "missing" | "busy" | "unknown";

export type DeviceState =
  | { state: "off" }
  | { state: "starting" }
  | { state: "on"; deviceId: string; label: string }
  | { state: "refused"; reason: DeviceRefusal };

export type ScreenState = { state: "off" } | { state: "starting" } | { state: "on" } | { state: "refused"; reason: DeviceRefusal };

export type ConnectionQuality = "excellent" | "good" | "poor" | "lost" | "unknown";

/** A picture that can be put into a video element. `attach` returns its undo. */
export interface Picture {
  attach(element: HTMLVideoElement): () => void;
  /** Pixels, once known. */
  size: { width: number; height: number } | null;
}

/** What arrives of somebody. Levels change too fast for the store: see `MediaLevels`. */
export interface PersonMedia {
  audioMuted: boolean;
  camera: Picture | null;
  screen: Picture | null;
  quality: ConnectionQuality;
}

export interface MediaState {
  connection: "idle" | "connecting" | "connected" | "reconnecting" | "failed";
  microphone: DeviceState;
  camera: DeviceState;
  screen: ScreenState;
  /** My own camera and screen as others see them. */
  ownCamera: Picture | null;
  ownScreen: Picture | null;
  ownQuality: ConnectionQuality;
  people: Readonly<Record<AccountId, PersonMedia>>;
  /** Volume I gave people, 0 to 2; 1 where absent. Kept on this device. */
  volumes: Readonly<Record<AccountId, number>>;
  /** True while the browser wants a click before it plays sound. */
  soundBlocked: boolean;
}

/** Loudness of people now, 0 to 1, outside React; my own by the microphone. */
export interface MediaLevels {
  level(accountId: AccountId): number;
  own(): number;
}
