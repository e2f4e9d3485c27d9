import { constants } from "@atrium/contract";
import type { UpMessage } from "@atrium/contract";

type Kind = "move" | "level" | "signal" | "call";

/** What too many messages of a kind lead to: lossy ones are dropped, the rest end the connection. */
export type Verdict = "take" | "drop" | "end";

interface Bucket {
  tokens: number;
  atMs: number;
}

/** The allowed rate of one connection, by kind of message. Buckets start full. */
export class RateLimits {
  readonly #buckets: Record<Kind, Bucket>;

  constructor(steadyMs: number) {
    const full = (kind: Kind): Bucket => ({ tokens: constants.rates[kind].burst, atMs: steadyMs });
    this.#buckets = { move: full("move"), level: full("level"), signal: full("signal"), call: full("call") };
  }

  /** `steadyMs` never goes back. */
  judge(type: UpMessage["type"], steadyMs: number): Verdict {
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

/** After a stall of the network much of it comes at once, through no fault of its sender. */
const LOSSY: ReadonlySet<UpMessage["type"]> = new Set(["move", "speaking", "pong"]);

function kindOf(type: UpMessage["type"]): Kind {
  if (type === "move") return "move";
  if (type === "speaking") return "level";
  return type === "call" ? "call" : "signal";
}
