import { constants } from "@atrium/contract";
import type { AccountId } from "@atrium/contract";

const SECOND_MS = 1000;
/** Longer than any token is valid, including those a media server issues to participants. */
const KEEP_MS = constants.mediaToken.forMs + 5 * 60 * SECOND_MS;

/** An identity whose tokens for a room are rejected if issued before a time in seconds. */
interface RevokedTokens {
  room: string;
  identity: AccountId;
  beforeSeconds: number;
}

/** Revoked tokens. Tokens have whole seconds: all from the second of the revocation are void. */
export class Revocations {
  readonly #nowMs: () => number;
  /** By room and person, least recently touched first. */
  readonly #revoked = new Map<string, RevokedTokens>();

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
  }

  /** Revokes somebody's tokens for a room; returns the second before which tokens are void. */
  revoke(mediaRoom: string, accountId: AccountId): number {
    const nowMs = this.#nowMs();
    const beforeSeconds = Math.floor(nowMs / SECOND_MS) + 1;
    const key = keyOf(mediaRoom, accountId);
    this.#revoked.delete(key);
    this.#revoked.set(key, { room: mediaRoom, identity: accountId, beforeSeconds });
    this.#forgetOld(nowMs);
    return beforeSeconds;
  }

  /** How long until a new token for somebody will be valid, if they were revoked in this very second. */
  waitMs(mediaRoom: string, accountId: AccountId): number {
    const beforeSeconds = this.#revoked.get(keyOf(mediaRoom, accountId))?.beforeSeconds ?? 0;
    return Math.max(0, beforeSeconds * SECOND_MS - this.#nowMs());
  }

  /** All that still matter: a restarted media server has forgotten them. */
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
