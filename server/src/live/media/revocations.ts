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

/**
 * Revoked and corrected tokens. Tokens have whole seconds: all from the second of a revocation are void, and a correction of
 * somebody's permissions overrides all from its second.
 */
export class Revocations {
  readonly #nowMs: () => number;
  /** By room and person, least recently touched first. */
  readonly #revoked = new Map<string, RevokedTokens>();
  /** From when on new tokens hold as issued, in ms, by room and person; the earliest first. */
  readonly #corrected = new Map<string, number>();

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
  }

  /** Revokes somebody's tokens for a room; returns the second before which tokens are void. */
  revoke(mediaRoom: string, accountId: AccountId): number {
    const nowMs = this.#nowMs();
    const beforeSeconds = secondAfter(nowMs);
    const key = keyOf(mediaRoom, accountId);
    this.#revoked.delete(key);
    this.#revoked.set(key, { room: mediaRoom, identity: accountId, beforeSeconds });
    this.#forgetOld(nowMs);
    return beforeSeconds;
  }

  /** Somebody's permissions are set at the media server now, whatever their tokens say. */
  correct(mediaRoom: string, accountId: AccountId): void {
    const nowMs = this.#nowMs();
    for (const [key, fromMs] of this.#corrected) {
      if (fromMs > nowMs) break;
      this.#corrected.delete(key);
    }
    const key = keyOf(mediaRoom, accountId);
    this.#corrected.delete(key);
    this.#corrected.set(key, secondAfter(nowMs) * SECOND_MS);
  }

  /** How long until a new token for somebody will hold, if they were revoked or corrected in this very second. */
  waitMs(mediaRoom: string, accountId: AccountId): number {
    const key = keyOf(mediaRoom, accountId);
    const revokedMs = (this.#revoked.get(key)?.beforeSeconds ?? 0) * SECOND_MS;
    return Math.max(0, Math.max(revokedMs, this.#corrected.get(key) ?? 0) - this.#nowMs());
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

const secondAfter = (ms: number): number => Math.floor(ms / SECOND_MS) + 1;
const keyOf = (mediaRoom: string, accountId: AccountId): string => `${mediaRoom} ${accountId}`;
