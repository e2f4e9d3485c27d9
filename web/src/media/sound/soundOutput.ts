import type { Meter } from "./meter.ts";

/** Where voices come out. Gains go from 0 to 2, pans from -1 (left) to 1; changes are ramps, never clicks. */
export interface SoundOutput {
  add(voiceId: string, track: MediaStreamTrack): void;
  remove(voiceId: string): void;
  set(voiceId: string, gain: number, pan: number): void;
  /** Loudness of a voice before its gain, 0 to 1, now. */
  level(voiceId: string): number;
  /** Loudness of all that comes out, 0 to 1, now. */
  mixLevel(): number;
  /** The gain last asked for; 0 for a voice that is not there. */
  gainOf(voiceId: string): number;
  /** Must run inside a click. */
  unlock(): void;
  isBlocked(): boolean;
  onBlockedChange(listener: () => void): () => void;
  /** Returns whether the speaker took over. */
  setSpeaker(deviceId: string): Promise<boolean>;
  canChooseSpeaker(): boolean;
  /** Measures a track that is not played. */
  meter(track: MediaStreamTrack): Meter;
  /** A short friendly sound, to try the speaker. Resolves when it is over. */
  playTestSound(): Promise<void>;
  dispose(): void;
}
