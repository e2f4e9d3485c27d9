import type { AccountId, Effect, SpaceId } from "@atrium/contract";
import type { Query } from "../database/database.ts";

/** What a session cookie stands for. */
interface SessionIdentity {
  sessionId: string;
  accountId: AccountId;
  isVerified: boolean;
  /** The space at whose own domain it began, which is all it reaches; null for one of the installation's own hosts. */
  onlySpace: SpaceId | null;
}

/** A session as the browser gets to know it. */
export interface SessionGrant {
  sessionId: string;
  /** The cookie's value. */
  token: string;
  maxAgeMs: number;
}

export interface OpenedSession extends Pick<SessionIdentity, "accountId" | "onlySpace"> {
  userAgent: string;
  nowMs: number;
}

/** The part of sessions that calls need; the account domain keeps them. */
export interface Sessions {
  /** Null for unknown, ended and outlived tokens. */
  read(token: string, nowMs: number): Promise<SessionIdentity | null>;
  open(tx: Query, opened: OpenedSession): Promise<SessionGrant>;
  /** Ends a session; the effects tell the rest of the program after the commit. */
  end(tx: Query, sessionId: string): Promise<readonly Effect[]>;
  /** The same session again, for a repeated call; null when it has ended or was opened too long ago. */
  grantAgain(tx: Query, sessionId: string, nowMs: number): Promise<SessionGrant | null>;
}
