import type { BroadcastId, ErrorCode } from "@atrium/contract";
import type { DeviceState, MediaEvent, MediaState, Picture, ScreenState } from "../../media/index.ts";
import type { ReadableStore } from "../../platform/readableStore.ts";

/** How my broadcast begins. */
export interface AirPlan {
  microphone: boolean;
  camera: boolean;
  /** Whether a tone of two seconds is played first. */
  tone: boolean;
}

/** What I send to every room. */
export interface AirSent {
  /** `preparing`, then `tone`, then `on`; `again` if it ended while I was offline and is being restarted. */
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
  /** My own volume for it, 0 to 1. */
  volume: number;
  /** The room's own sounds are quieter now. */
  isDucked: boolean;
}

/** Something to say once. */
export type AirEvent =
  /** `lost`: I was offline for too long. */
  { type: "ended"; why: "over" | "lost" } | { type: "stopped"; byName: string } | MediaEvent;

/** How large another's picture is shown. */
export type AirSize = "none" | "small" | "card" | "window";

/** Broadcasting in a space, as its speaker or as a listener. Every action may be called at any time. */
export interface Air {
  state: ReadableStore<AirState>;
  /** Both return their undo. */
  start(): () => void;
  onEvent(listener: (event: AirEvent) => void): () => void;
  /** Resolves to null once I am on air, else to the reason why not. */
  begin(plan: AirPlan): Promise<ErrorCode | null>;
  stop(): Promise<void>;
  /** Ends somebody else's. */
  stopOther(broadcastId: BroadcastId): Promise<ErrorCode | null>;
  toggleMicrophone(): void;
  toggleCamera(): void;
  toggleScreen(): void;
  setVolume(volume: number): void;
  /** Whether the room's own sounds are to be quieter during a broadcast. */
  setDucking(isWanted: boolean): void;
  show(size: AirSize): void;
  /** What the microphone hears that I speak into on air; null while it is off. */
  microphoneTrack(): MediaStreamTrack | null;
  /** The current sound level of whoever is on air, 0 to 1. */
  level(): number;
}

export const AIR_START: AirState = { sent: null, heard: null, volume: 1, isDucked: false };
