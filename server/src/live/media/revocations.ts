import { constants } from "@atrium/contract";
import type { AccountId } from "@atrium/contract";

const SECOND_MS = 1000;
/** Longer than any token lasts, the one a media server gives to those who are there included. */
const KEEP_MS = constants.mediaToken.forMs + 5 * 60 * SECOND_MS;

/** Whose tokens are void. Tokens tell their time in whole seconds: all of the second they are revoked in are void. */
export class Revocations {
  readonly #nowMs: () => number;
  /** Seconds since the epoch by room and person, the longest untouched first. */
  readonly #beforeSeconds = new Map<string, number>();

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
  }

  /** Voids what somebody holds of a room; the second before which tokens are void. */
  revoke(mediaRoom: string, accountId: AccountId): number {
    const nowMs = this.#nowMs();
    const beforeSeconds = Math.floor(nowMs / SECOND_MS) + 1;
    const key = keyOf(mediaRoom, accountId);
    this.#beforeSeconds.delete(key);
    this.#beforeSeconds.set(key, beforeSeconds);
    this.#forgetOld(nowMs);
    return beforeSeconds;
  }

  /** How long until a token made for somebody is a good one: they were revoked in this very second. */
  waitMs(mediaRoom: string, accountId: AccountId): number {
    const beforeSeconds = this.#beforeSeconds.get(keyOf(mediaRoom, accountId)) ?? 0;
    return Math.max(0, beforeSeconds * SECOND_MS - this.#nowMs());
  }

  #forgetOld(nowMs: number): void {
    for (const [key, beforeSeconds] of this.#beforeSeconds) {
      if (beforeSeconds * SECOND_MS > nowMs - KEEP_MS) return;
      this.#beforeSeconds.delete(key);
    }
  }
}

const keyOf = (mediaRoom: string, accountId: AccountId): string => `${mediaRoom} ${accountId}`;
