import type { VideoLink } from "@atrium/contract";

/** What a player is asked to do. */
export type PlayerCommand =
  | { do: "play" | "pause" }
  | { do: "seek"; seconds: number }
  | { do: "rate"; rate: number }
  /** 0 to 1. */
  | { do: "volume"; share: number };

/** A player's state as it reported it. */
export interface PlayerState {
  isReady: boolean;
  isPlaying: boolean;
  hasEnded: boolean;
  /** It is buffering: its position stands still. */
  isWaiting: boolean;
  seconds: number;
  /** Null until it is known, and for live videos. */
  duration: number | null;
  title: string | null;
  /** The host refuses to show this video here. */
  isRefused: boolean;
}

/** Our page, as hosts ask for it. */
export interface OwnPage {
  origin: string;
  hostname: string;
}

/** The protocol of one host's player: the messages between its frame and our page. */
export interface HostPlayer {
  name: string;
  origin: string;
  /** Whether it can play faster and slower. */
  hasSpeeds: boolean;
  address(video: VideoLink, page: OwnPage): string;
  /** Asks it to report its state; sent until it does. */
  hello: readonly unknown[];
  command(command: PlayerCommand): readonly unknown[];
  /** The state in a message; null if it is not one of this player's. */
  read(message: unknown): Partial<PlayerState> | null;
}

export const UNKNOWN: PlayerState = {
  isReady: false,
  isPlaying: false,
  hasEnded: false,
  isWaiting: false,
  seconds: 0,
  duration: null,
  title: null,
  isRefused: false,
};

/** A message that is an object, or text that holds one. */
export function objectIn(message: unknown): Readonly<Record<string, unknown>> | null {
  if (typeof message === "object" && message !== null) return message as Readonly<Record<string, unknown>>;
  if (typeof message !== "string" || !message.startsWith("{")) return null;
  try {
    return objectIn(JSON.parse(message));
  } catch {
    return null;
  }
}

/** The field, if it is a finite number. */
export function numberIn(from: Readonly<Record<string, unknown>> | null, field: string): number | null {
  const value = from?.[field];
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}
