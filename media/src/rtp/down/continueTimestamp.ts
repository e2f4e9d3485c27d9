import type { ClockPoint } from "../up/receptionStats.ts";

export interface TimestampSource {
  /** The last sender report of the layer; null before the first. */
  clock: ClockPoint | null;
}

/** Largest plausible difference between the senders' clock and ours, in milliseconds. */
const toleranceMs = 1000;

/**
 * The output timestamp of a new source's first packet. If sender reports have given both sources' common clock, the
 * result is exact; otherwise it is derived from elapsed time. Timestamps only ever grow.
 */
export function continueTimestamp(
  from: TimestampSource & { offset: number; lastTimestamp: number },
  to: TimestampSource & { timestamp: number },
  elapsed: { ms: number; clockRate: number },
): number {
  const guess = Math.max(1, Math.round((elapsed.ms * elapsed.clockRate) / 1000));
  const exact = exactStep(from, to, elapsed.clockRate);
  const tolerance = (toleranceMs * elapsed.clockRate) / 1000;
  const step = exact !== null && exact > 0 && Math.abs(exact - guess) < tolerance ? exact : guess;
  return (from.lastTimestamp + step) >>> 0;
}

function exactStep(
  from: TimestampSource & { offset: number; lastTimestamp: number },
  to: TimestampSource & { timestamp: number },
  clockRate: number,
): number | null {
  if (from.clock === null || to.clock === null) return null;
  const sinceReport = (to.timestamp - to.clock.rtpTimestamp) | 0;
  const betweenReports = Math.round((ntpSeconds(to.clock) - ntpSeconds(from.clock)) * clockRate);
  const inFrom = from.clock.rtpTimestamp + betweenReports + sinceReport;
  return (inFrom + from.offset - from.lastTimestamp) | 0;
}

const ntpSeconds = ({ ntp }: ClockPoint): number => ntp.seconds + ntp.fraction / 2 ** 32;
