import type { AccountId, LetterKind, SpaceId } from "@atrium/contract";

/** What somebody has written to the operators of the installation. */
export interface Letter {
  kind: LetterKind;
  /** Null for somebody without a session. */
  accountId: AccountId | null;
  /** Where an answer is wanted; null if it is not. */
  email: string | null;
  said: string;
  spaceId: SpaceId | null;
  /** What else goes with it; nothing secret. */
  about: Readonly<Record<string, unknown>>;
}
