import type { AccountId } from "@atrium/contract";

/** Who looks at the chat, and what they may do there. */
export interface MessageRights {
  selfId: AccountId | null;
  mayWrite: boolean;
  mayModerate: boolean;
  /** Whether somebody is a host here, as far as one sees. */
  isHost: (accountId: AccountId) => boolean;
}
