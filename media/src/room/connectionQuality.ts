import { ConnectionQuality } from "@livekit/protocol";

/** Counters of one participant's streams since the start. */
export interface StreamCounters {
  /** Packets that came from the participant, and those that never did. */
  received: number;
  lost: number;
  /** Packets sent to the participant, and those sent again on demand. */
  sent: number;
  resent: number;
}

const POOR_LOSS = 0.1;
const GOOD_LOSS = 0.02;
/** With fewer packets there is nothing to judge by. */
const ENOUGH_PACKETS = 20;

/** Quality between two readings, and a score from 0 to 5. */
export function connectionQuality(
  before: StreamCounters,
  now: StreamCounters,
): { quality: ConnectionQuality; score: number } {
  const worst = Math.max(
    share(now.lost - before.lost, now.received - before.received + now.lost - before.lost),
    share(now.resent - before.resent, now.sent - before.sent),
  );
  const score = Math.max(1, 5 - worst * 20);
  if (worst >= POOR_LOSS) return { quality: ConnectionQuality.POOR, score };
  if (worst >= GOOD_LOSS) return { quality: ConnectionQuality.GOOD, score };
  return { quality: ConnectionQuality.EXCELLENT, score };
}

const share = (part: number, whole: number): number => (whole < ENOUGH_PACKETS || part <= 0 ? 0 : part / whole);
