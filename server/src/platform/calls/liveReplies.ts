import { constants } from "@atrium/contract";
import type { Clock } from "../clock.ts";
import type { CallKey } from "./storedReplies.ts";

interface Kept<Reply> {
  bodyHash: string;
  reply: Promise<Reply>;
  atMs: number;
}

/**
 * Replies of calls that change only state in memory, kept in memory as well, so that a client's repeated attempts are one
 * call. Limited by time and number; they are lost with the node, as the changes are.
 */
export class LiveReplies<Reply extends { isKept: boolean }> {
  readonly #clock: Pick<Clock, "steadyMs">;
  readonly #kept = new Map<string, Kept<Reply>>();

  constructor(clock: Pick<Clock, "steadyMs">) {
    this.#clock = clock;
  }

  /** The reply of the first attempt, which `run` makes; null if the key was used for another call. */
  async once(key: CallKey, run: () => Promise<Reply>): Promise<{ reply: Reply; replayed: boolean } | null> {
    const atMs = this.#clock.steadyMs();
    this.#forget(atMs);
    const name = `${key.principal} ${key.operation} ${key.requestId}`;
    const earlier = this.#kept.get(name);
    if (earlier !== undefined)
      return earlier.bodyHash === key.bodyHash ? { reply: await earlier.reply, replayed: true } : null;
    const mine = { bodyHash: key.bodyHash, reply: run(), atMs };
    this.#kept.set(name, mine);
    let isKept = false;
    try {
      const reply = await mine.reply;
      ({ isKept } = reply);
      return { reply, replayed: false };
    } finally {
      if (!isKept && this.#kept.get(name) === mine) this.#kept.delete(name);
    }
  }

  /** The map is in order of arrival: the first entry is the oldest. */
  #forget(nowMs: number): void {
    for (const [name, { atMs }] of this.#kept) {
      const isOld = nowMs - atMs >= constants.call.replayLiveForMs;
      if (!isOld && this.#kept.size < constants.call.mostLiveReplies) return;
      this.#kept.delete(name);
    }
  }
}
