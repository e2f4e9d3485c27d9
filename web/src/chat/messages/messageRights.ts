import type { AccountId } from "@atrium/contract";

/** The viewer of the chat, and their rights there. */
export interface MessageRights {
  selfId: AccountId | null;
  mayWrite: boolean;
  mayModerate: boolean;
  /** Whether somebody is a host here, as far as is known. */
  isHost: (accountId: AccountId) => boolean;
}
