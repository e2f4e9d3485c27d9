export const TIME_UNITS = ["day", "hour", "minute", "second"] as const;
export type TimeLeft = Readonly<Record<(typeof TIME_UNITS)[number], number>>;

/** A duration in days, hours, minutes and seconds; rounded up to seconds, never negative. */
export function timeLeft(ms: number): TimeLeft {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return {
    day: Math.floor(seconds / 86_400),
    hour: Math.floor(seconds / 3600) % 24,
    minute: Math.floor(seconds / 60) % 60,
    second: seconds % 60,
  };
}
