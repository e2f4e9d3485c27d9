import type { PlayerCommand, PlayerState } from "./hostPlayer.ts";

/** What a player should be doing now. */
export interface Wanted {
  isPlaying: boolean;
  seconds: number;
  rate: number;
  repeats: boolean;
}

/** Seconds that a player may be off before it jumps: less than one notices, more than a jump costs. */
export const DRIFT = { playing: 1.5, paused: 0.3 } as const;

/** What brings a player to where everybody is; nothing while it loads. */
export function keepInStep(wanted: Wanted, player: PlayerState): readonly PlayerCommand[] {
  if (!player.isReady || player.isRefused) return [];
  const { duration } = player;
  const seconds = duration === null ? wanted.seconds : within(wanted, duration);
  const isOver = duration !== null && !wanted.repeats && wanted.seconds >= duration;
  const plays = wanted.isPlaying && !isOver;
  const commands: PlayerCommand[] = [];
  const isOff = Math.abs(player.seconds - seconds) > (plays ? DRIFT.playing : DRIFT.paused);
  // What has no length is live: there is nowhere to jump to.
  if (duration !== null && isOff && !player.isWaiting && !(isOver && player.hasEnded))
    commands.push({ do: "seek", seconds });
  if (plays !== player.isPlaying && !(isOver && player.hasEnded)) commands.push({ do: plays ? "play" : "pause" });
  return commands;
}

/** The second of a video at which it is, beginning anew if it repeats. */
function within({ seconds, repeats }: Wanted, duration: number): number {
  return repeats ? seconds % duration : Math.min(seconds, duration);
}
