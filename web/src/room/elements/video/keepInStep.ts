import type { PlayerCommand, PlayerState } from "./hostPlayer.ts";

/** What a player should be doing now. */
export interface Wanted {
  isPlaying: boolean;
  seconds: number;
  rate: number;
  repeats: boolean;
}

/** How many seconds a player may be off before it seeks: too few to notice, more than a seek costs. */
export const DRIFT = { playing: 1.5, paused: 0.3 } as const;

/** The commands that bring a player to the shared position; none while it loads. */
export function keepInStep(wanted: Wanted, player: PlayerState): readonly PlayerCommand[] {
  if (!player.isReady || player.isRefused) return [];
  const { duration } = player;
  const seconds = duration === null ? wanted.seconds : within(wanted, duration);
  const isOver = duration !== null && !wanted.repeats && wanted.seconds >= duration;
  const plays = wanted.isPlaying && !isOver;
  const commands: PlayerCommand[] = [];
  const isOff = Math.abs(player.seconds - seconds) > (plays ? DRIFT.playing : DRIFT.paused);
  // A video without a duration is live: there is nowhere to seek to.
  if (duration !== null && isOff && !player.isWaiting && !(isOver && player.hasEnded))
    commands.push({ do: "seek", seconds });
  if (plays !== player.isPlaying && !(isOver && player.hasEnded)) commands.push({ do: plays ? "play" : "pause" });
  return commands;
}

/** The position within the video, starting over if it repeats. */
function within({ seconds, repeats }: Wanted, duration: number): number {
  return repeats ? seconds % duration : Math.min(seconds, duration);
}
