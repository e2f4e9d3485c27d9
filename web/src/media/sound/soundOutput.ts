import type { Meter } from "./meter.ts";

/** Plays voices. Gains go from 0 to 2, pans from -1 (left) to 1; changes are ramps, so nothing clicks. */
export interface SoundOutput {
  add(voiceId: string, track: MediaStreamTrack): void;
  remove(voiceId: string): void;
  set(voiceId: string, gain: number, pan: number): void;
  /** Current level of a voice before its gain, 0 to 1. */
  level(voiceId: string): number;
  /** Current level of the whole output, 0 to 1. */
  mixLevel(): number;
  /** The gain last set; 0 for an unknown voice. */
  gainOf(voiceId: string): number;
  /** Must run inside a click. */
  unlock(): void;
  isBlocked(): boolean;
  onBlockedChange(listener: () => void): () => void;
  /** Returns whether the speaker was switched. */
  setSpeaker(deviceId: string): Promise<boolean>;
  canChooseSpeaker(): boolean;
  /** Measures a track that is not played. */
  meter(track: MediaStreamTrack): Meter;
  /** A short friendly sound to test the speaker. Resolves when it is over. */
  playTestSound(): Promise<void>;
  dispose(): void;
}
