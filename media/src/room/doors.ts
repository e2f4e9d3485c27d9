import type { TokenClaims } from "../signal/accessToken.ts";
import type { MetadataChange } from "./metadataChange.ts";
import type { Permission } from "./track/permission.ts";

/** What the server API made of somebody; null where it left the permission alone. */
interface Correction extends MetadataChange {
  permission: Permission | null;
}

interface Door {
  /** Tokens from before this time (seconds) do not let in. */
  revokedBeforeSeconds: number;
  /** Holds against tokens made up to its time. */
  corrected: { correction: Correction; atSeconds: number } | null;
}

/** No token that a word here could concern is valid longer. */
const KEEP_SECONDS = 15 * 60;

/**
 * What the server API said of people in one room. It outlives their participation and the room itself: a token made
 * before it still lets in, so what was said since is held against the token.
 */
export class Doors {
  readonly #doors = new Map<string, Door>();

  /** Tokens of this identity made before the time (seconds) let in no more. An earlier time than known changes nothing. */
  revoke(identity: string, beforeSeconds: number): void {
    const door = this.#door(identity);
    door.revokedBeforeSeconds = Math.max(door.revokedBeforeSeconds, beforeSeconds);
  }

  /** What a correction leaves out stays as the one before had it. */
  correct(identity: string, correction: Correction, atSeconds: number): void {
    const door = this.#door(identity);
    const before = door.corrected?.correction;
    const merged: Correction = {
      name: correction.name || (before?.name ?? ""),
      metadata: correction.metadata || (before?.metadata ?? ""),
      attributes: { ...before?.attributes, ...correction.attributes },
      permission: correction.permission ?? before?.permission ?? null,
    };
    door.corrected = { correction: merged, atSeconds };
  }

  letsIn({ identity, notBeforeSeconds }: TokenClaims): boolean {
    return notBeforeSeconds >= (this.#doors.get(identity)?.revokedBeforeSeconds ?? -Infinity);
  }

  /** What was said since this token was made. */
  correctionOf({ identity, notBeforeSeconds }: TokenClaims): Correction | null {
    const corrected = this.#doors.get(identity)?.corrected ?? null;
    return corrected !== null && notBeforeSeconds <= corrected.atSeconds ? corrected.correction : null;
  }

  /** Forgets what no token can be older than. True while something is remembered. */
  tick(wallMs: number): boolean {
    const sinceSeconds = wallMs / 1000 - KEEP_SECONDS;
    for (const [identity, { revokedBeforeSeconds, corrected }] of this.#doors) {
      const lastSeconds = Math.max(revokedBeforeSeconds, corrected?.atSeconds ?? -Infinity);
      if (lastSeconds < sinceSeconds) this.#doors.delete(identity);
    }
    return this.#doors.size > 0;
  }

  #door(identity: string): Door {
    const known = this.#doors.get(identity) ?? { revokedBeforeSeconds: -Infinity, corrected: null };
    this.#doors.set(identity, known);
    return known;
  }
}
