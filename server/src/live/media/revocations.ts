import { constants } from "@atrium/contract";
import type { AccountId } from "@atrium/contract";

const SECOND_MS = 1000;
/** Longer than any token lasts, the one a media server gives to those who are there included. */
const KEEP_MS = constants.mediaToken.forMs + 5 * 60 * SECOND_MS;

/** Tokens of somebody for a room that let in no more, if made before a time in seconds. */
interface RevokedTokens {
  room: string;
  identity: AccountId;
  beforeSeconds: number;
}

/** Whose tokens are void. Tokens tell their time in whole seconds: all of the second they are revoked in are void. */
export class Revocations {
  readonly #nowMs: () => number;
  /** By room and person, the longest untouched first. */
  readonly #revoked = new Map<string, RevokedTokens>();

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
  }

  /** Voids what somebody holds of a room; the second before which tokens are void. */
  revoke(mediaRoom: string, accountId: AccountId): number {
    const nowMs = this.#nowMs();
    const beforeSeconds = Math.floor(nowMs / SECOND_MS) + 1;
    const key = keyOf(mediaRoom, accountId);
    this.#revoked.delete(key);
    this.#revoked.set(key, { room: mediaRoom, identity: accountId, beforeSeconds });
    this.#forgetOld(nowMs);
    return beforeSeconds;
  }

  /** How long until a token made for somebody is a good one: they were revoked in this very second. */
  waitMs(mediaRoom: string, accountId: AccountId): number {
    const beforeSeconds = this.#revoked.get(keyOf(mediaRoom, accountId))?.beforeSeconds ?? 0;
    return Math.max(0, beforeSeconds * SECOND_MS - this.#nowMs());
  }

  /** All that still matter: a media server that starts again has forgotten what it was told. */
  list(): RevokedTokens[] {
    this.#forgetOld(this.#nowMs());
    return [...this.#revoked.values()];
  }

  #forgetOld(nowMs: number): void {
    for (const [key, { beforeSeconds }] of this.#revoked) {
      if (beforeSeconds * SECOND_MS > nowMs - KEEP_MS) return;
      this.#revoked.delete(key);
    }
  }
}

const keyOf = (mediaRoom: string, accountId: AccountId): string => `${mediaRoom} ${accountId}`;
