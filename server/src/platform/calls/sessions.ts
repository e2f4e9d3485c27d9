import type { AccountId, Effect, SpaceId } from "@atrium/contract";
import type { Query } from "../database/database.ts";

/** What a session cookie identifies. */
interface SessionIdentity {
  sessionId: string;
  accountId: AccountId;
  isVerified: boolean;
  /** The only space it reaches, at whose own domain it began; null for one from the installation's own hosts. */
  onlySpace: SpaceId | null;
}

/** A session as given to the browser. */
export interface SessionGrant {
  sessionId: string;
  /** The cookie's value. */
  token: string;
  maxAgeMs: number;
}

export interface OpenedSession extends Pick<SessionIdentity, "accountId" | "onlySpace"> {
  userAgent: string;
  /** Whether a mail or a passkey has just shown whose account it is. */
  isProven: boolean;
  /** Whether the account was never used in this browser: its owner is asked whether it was them. */
  isStrange: boolean;
  /** Identifies the browser in which it was proven. */
  browserHash?: string;
  /** The network address it is opened from. */
  address: string;
  nowMs: number;
}

/** The part of sessions that calls need; the account domain provides it. */
export interface Sessions {
  /** Null for unknown, ended and expired tokens. */
  read(token: string, nowMs: number): Promise<SessionIdentity | null>;
  open(tx: Query, opened: OpenedSession): Promise<SessionGrant>;
  /** Whether a session is still open; if so, nobody ends it before this transaction does. */
  hold(tx: Query, sessionId: string): Promise<boolean>;
  /** Ends a session; the effects notify the rest of the program after the commit. */
  end(tx: Query, sessionId: string): Promise<readonly Effect[]>;
  /** The same session again, for a repeated call; null if it has ended or was opened too long ago. */
  grantAgain(tx: Query, sessionId: string, nowMs: number): Promise<SessionGrant | null>;
}
