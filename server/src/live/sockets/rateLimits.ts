import { constants } from "@atrium/contract";
import type { UpMessage } from "@atrium/contract";

type Kind = "move" | "view" | "draw" | "level" | "signal" | "sound" | "call";
type Judged = UpMessage["type"] | "sound";

/** What happens to messages over the limit: lossy ones are dropped, others end the connection. */
export type Verdict = "take" | "drop" | "end";

interface Bucket {
  tokens: number;
  atMs: number;
}

/** The rate limits of one connection, by kind of message. Buckets start full. */
export class RateLimits {
  readonly #buckets: Record<Kind, Bucket>;

  constructor(steadyMs: number) {
    const full = (kind: Kind): Bucket => ({ tokens: constants.rates[kind].burst, atMs: steadyMs });
    this.#buckets = {
      move: full("move"),
      view: full("view"),
      draw: full("draw"),
      level: full("level"),
      signal: full("signal"),
      sound: full("sound"),
      call: full("call"),
    };
  }

  /** `steadyMs` never goes back. */
  judge(type: Judged, steadyMs: number): Verdict {
    const kind = kindOf(type);
    if (this.#take(kind, steadyMs)) return "take";
    return LOSSY.has(type) ? "drop" : "end";
  }

  #take(kind: Kind, steadyMs: number): boolean {
    const { perSecond, burst } = constants.rates[kind];
    const bucket = this.#buckets[kind];
    bucket.tokens = Math.min(burst, bucket.tokens + ((steadyMs - bucket.atMs) / 1000) * perSecond);
    bucket.atMs = steadyMs;
    if (bucket.tokens < 1) return false;
    bucket.tokens -= 1;
    return true;
  }
}

/** After a network stall many of these arrive at once, through no fault of their sender. */
const LOSSY: ReadonlySet<Judged> = new Set(["move", "view", "draw", "speaking", "sound", "pong"]);

function kindOf(type: Judged): Kind {
  if (type === "move" || type === "view" || type === "draw" || type === "sound") return type;
  if (type === "speaking") return "level";
  return type === "call" ? "call" : "signal";
}
