import { constants } from "@atrium/contract";
import type { UpMessage } from "@atrium/contract";

type Kind = "move" | "signal" | "call";

/** What too many messages of a kind lead to: lossy ones are dropped, the rest end the connection. */
export type Verdict = "take" | "drop" | "end";

interface Bucket {
  tokens: number;
  atMs: number;
}

/** The allowed rate of one connection, by kind of message. Buckets start full. */
export class RateLimits {
  readonly #buckets = new Map<Kind, Bucket>();

  /** `steadyMs` never goes back. */
  judge(type: UpMessage["type"], steadyMs: number): Verdict {
    const kind = kindOf(type);
    if (this.#take(kind, steadyMs)) return "take";
    return type === "move" || type === "speaking" ? "drop" : "end";
  }

  #take(kind: Kind, steadyMs: number): boolean {
    const { perSecond, burst } = constants.rates[kind];
    const bucket = this.#buckets.get(kind) ?? { tokens: burst, atMs: steadyMs };
    this.#buckets.set(kind, bucket);
    bucket.tokens = Math.min(burst, bucket.tokens + ((steadyMs - bucket.atMs) / 1000) * perSecond);
    bucket.atMs = steadyMs;
    if (bucket.tokens < 1) return false;
    bucket.tokens -= 1;
    return true;
  }
}

function kindOf(type: UpMessage["type"]): Kind {
  if (type === "move") return "move";
  return type === "call" ? "call" : "signal";
}
