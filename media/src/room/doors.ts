import type { TokenClaims } from "../signal/accessToken.ts";
import type { MetadataChange } from "./metadataChange.ts";
import type { Permission } from "./track/permission.ts";

/** What the server API set for somebody; null if it left the permission alone. */
interface Correction extends MetadataChange {
  permission: Permission | null;
}

interface Door {
  /** Tokens issued before this time (seconds) are rejected. */
  revokedBeforeSeconds: number;
  /** Overrides tokens issued up to its time. */
  corrected: { correction: Correction; atSeconds: number } | null;
}

/** No token that a correction could concern is valid longer than this. */
const KEEP_SECONDS = 15 * 60;

/**
 * What the server API decided about people in one room. It outlives their participation and the room itself: a token
 * issued earlier is still valid, so later corrections are applied over it.
 */
export class Doors {
  readonly #doors = new Map<string, Door>();

  /** Rejects tokens of this identity issued before the time (seconds). An earlier time than before changes nothing. */
  revoke(identity: string, beforeSeconds: number): void {
    const door = this.#door(identity);
    door.revokedBeforeSeconds = Math.max(door.revokedBeforeSeconds, beforeSeconds);
  }

  /** What a correction leaves out keeps its value from the previous one. */
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

  /** What was corrected since this token was issued. */
  correctionOf({ identity, notBeforeSeconds }: TokenClaims): Correction | null {
    const corrected = this.#doors.get(identity)?.corrected ?? null;
    return corrected !== null && notBeforeSeconds <= corrected.atSeconds ? corrected.correction : null;
  }

  /** Forgets what every valid token is newer than. True while anything is remembered. */
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
