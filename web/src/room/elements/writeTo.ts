import type { AccountId } from "@atrium/contract";
import { createContext } from "react";

/** Opens the direct chat with somebody; null where there are no chats. */
export const WriteTo = createContext<((accountId: AccountId) => void) | null>(null);
