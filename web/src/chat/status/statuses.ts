import type { AccountId } from "@atrium/contract";
import { createContext } from "react";

/** What somebody says of their time, or that their connection is gone; who is available is in no map. */
export type ChatStatus = "dontDisturb" | "steppedOut" | "lost";

/** Of those who are in my space now; outside of one nothing is known of anybody. */
export const Statuses = createContext<ReadonlyMap<AccountId, ChatStatus>>(new Map());
