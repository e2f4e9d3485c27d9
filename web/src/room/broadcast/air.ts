import type { BroadcastId, ErrorCode } from "@atrium/contract";
import type { DeviceState, MediaEvent, MediaState, Picture, ScreenState } from "../../media/index.ts";
import type { ReadableStore } from "../../platform/readableStore.ts";

/** How I begin. */
export interface AirPlan {
  microphone: boolean;
  camera: boolean;
  /** A tone of two seconds comes first. */
  tone: boolean;
}

/** What I send to every room. */
export interface AirSent {
  /** The place is taken, then the tone plays; `again`: it ended while I was away, and is begun anew. */
  step: "preparing" | "tone" | "on" | "again";
  connection: MediaState["connection"];
  microphone: DeviceState;
  camera: DeviceState;
  screen: ScreenState;
  /** My camera as others see it. */
  picture: Picture | null;
}

/** What I receive of somebody else's broadcast. */
export interface AirHeard {
  connection: MediaState["connection"];
  camera: Picture | null;
  screen: Picture | null;
}

export interface AirState {
  /** Null while I am not on air. */
  sent: AirSent | null;
  /** Null while nobody else is. */
  heard: AirHeard | null;
  /** Only for me, 0 to 1. */
  volume: number;
  /** The room's own sounds are quieter now. */
  isDucked: boolean;
}

/** To be told once. */
export type AirEvent =
  /** `lost`: I was away for too long. */
  { type: "ended"; why: "over" | "lost" } | { type: "stopped"; byName: string } | MediaEvent;

/** How large another's picture is shown. */
export type AirSize = "none" | "small" | "card" | "window";

/** The air of a space: what I send to all of its rooms, or hear of whoever does. Every action may be called at any time. */
export interface Air {
  state: ReadableStore<AirState>;
  /** Both return their undo. */
  start(): () => void;
  onEvent(listener: (event: AirEvent) => void): () => void;
  /** Null once I am on air, else why not. */
  begin(plan: AirPlan): Promise<ErrorCode | null>;
  stop(): Promise<void>;
  /** Ends another's. */
  stopOther(broadcastId: BroadcastId): Promise<ErrorCode | null>;
  toggleMicrophone(): void;
  toggleCamera(): void;
  toggleScreen(): void;
  setVolume(volume: number): void;
  /** The room's own sounds come back, or are quieter again. */
  setDucking(isWanted: boolean): void;
  show(size: AirSize): void;
  /** How loud whoever is on air is now, 0 to 1. */
  level(): number;
}

export const AIR_START: AirState = { sent: null, heard: null, volume: 1, isDucked: false };
