import type { AccountId } from "@atrium/contract";
import { PICTURE_MODES, type PictureMode } from "@atrium/rules";
import type { ReadableStore } from "../platform/readableStore.ts";
import type { Backdrop } from "./backdrop/backdropState.ts";

/** Why a device could not be opened; `undressed`: its picture would have come without the chosen background. */
export type DeviceRefusal = "blocked" | "missing" | "busy" | "undressed" | "unknown";

export type DeviceState =
  | { state: "off" }
  | { state: "starting" }
  /** Captured and wanted, but the media server does not have it: nobody hears or sees it yet. */
  | { state: "waiting"; deviceId: string; label: string }
  | { state: "on"; deviceId: string; label: string }
  | { state: "refused"; reason: DeviceRefusal };

/** A device that is on for its user, whether or not others get it already. */
export const isWanted = ({ state }: DeviceState): boolean => state === "on" || state === "waiting";

export type ScreenState =
  | { state: "off" }
  | { state: "starting" }
  | { state: "waiting" }
  | { state: "on" }
  | { state: "refused"; reason: DeviceRefusal };

export type ConnectionQuality = "excellent" | "good" | "poor" | "lost" | "unknown";

/** A picture that can be put into a video element. `attach` returns its undo. */
export interface Picture {
  attach(element: HTMLVideoElement): () => void;
  /** Pixels, once known. */
  size: { width: number; height: number } | null;
}

/** What is received from somebody. Levels change too fast for the store: see `MediaLevels`. */
export interface PersonMedia {
  /** Their own connection to the media server is up: they can be heard, and hear. */
  isThrough: boolean;
  audioMuted: boolean;
  camera: Picture | null;
  screen: Picture | null;
  /** The local network is too slow for their screen: its picture freezes until the media server sends it again. */
  screenHeldBack: boolean;
  quality: ConnectionQuality;
}

/**
 * Why there is no sound: the media server does not answer or is full, it answers but no media gets through the network,
 * or the browser does not support calls.
 */
export type MediaTrouble = "server" | "full" | "network" | "browser";

export interface MediaState {
  connection: "idle" | "connecting" | "connected" | "reconnecting" | "failed";
  /** Null if there is none, or it is not known. */
  trouble: MediaTrouble | null;
  /** Since when no sound can be heard in this room; null while it can, and outside rooms. */
  quietSinceMs: number | null;
  /** What I receive comes through a relay; false as long as that is not known. */
  byRelay: boolean;
  microphone: DeviceState;
  camera: DeviceState;
  screen: ScreenState;
  /** My own camera and screen as others see them. */
  ownCamera: Picture | null;
  ownScreen: Picture | null;
  ownQuality: ConnectionQuality;
  people: Readonly<Record<AccountId, PersonMedia>>;
  /** Volumes I set for people, 0 to 2; 1 where absent. Stored on this device. */
  volumes: Readonly<Record<AccountId, number>>;
  /** True while the browser requires a click before it plays sound. */
  soundBlocked: boolean;
}

/** Loudness of people now, 0 to 1, outside React; my own by the microphone. */
export interface MediaLevels {
  level(accountId: AccountId): number;
  own(): number;
}

/** Events about devices and sound, to show once. */
export type MediaEvent =
  | { type: "deviceChanged"; kind: DeviceKind; label: string; why: "unplugged" | "unavailable" | "plugged" }
  | { type: "deviceRefused"; kind: "microphone" | "camera" | "screen"; reason: DeviceRefusal }
  /** The chosen device does not open; the one in use stays. The label is empty if the browser hides it. */
  | { type: "choiceFailed"; kind: "microphone" | "camera"; label: string; reason: DeviceRefusal }
  | { type: "speaksWhileMuted" }
  | { type: "notAllowed"; kind: "microphone" | "camera" | "screen" };

export type DeviceKind = "microphone" | "camera" | "speaker";

export interface DeviceChoice {
  deviceId: string;
  label: string;
}

/** What the device settings show. Labels are empty until the browser has given permission once. */
export interface DeviceSettingsState {
  microphones: readonly DeviceChoice[];
  cameras: readonly DeviceChoice[];
  /** Empty where the browser cannot choose an output. */
  speakers: readonly DeviceChoice[];
  microphoneId: string | null;
  cameraId: string | null;
  speakerId: string | null;
  preview:
    | { state: "off" }
    | { state: "starting" }
    | { state: "on"; picture: Picture }
    | { state: "refused"; reason: DeviceRefusal };
  /** `isHeard` once a voice has come through this microphone. */
  meter:
    | { state: "off" }
    | { state: "starting" }
    | { state: "on"; isHeard: boolean }
    | { state: "refused"; reason: DeviceRefusal };
  testSound: "off" | "playing";
}

/** How much is spent on other people's cameras: as much as the machine can do, or always the same. */
export const PICTURE_CHOICES = ["auto", ...PICTURE_MODES] as const;
export type PictureChoice = (typeof PICTURE_CHOICES)[number];

export interface PicturesState {
  choice: PictureChoice;
  /** What holds now: chosen, or found to be what the machine can do. */
  mode: PictureMode;
}

/** How many cameras of others are received, and how large. Stored on this device. */
export interface Pictures {
  state: ReadableStore<PicturesState>;
  choose(choice: PictureChoice): void;
}

/** The device settings dialog: `open` starts preview and meter, `close` ends what only the dialog used. */
export interface DeviceSettings {
  state: ReadableStore<DeviceSettingsState>;
  open(): void;
  close(): void;
  /** Lists the devices without opening any: for menus. */
  refresh(): void;
  /** 0 to 1, now; read once a frame. */
  microphoneLevel(): number;
  choose(kind: DeviceKind, deviceId: string): Promise<void>;
  playTestSound(): void;
  /** My background, and noise suppression. */
  backdrop: Backdrop;
  pictures: Pictures;
}
