import type { AccountId } from "@atrium/contract";
import { createContext } from "react";

/** Somebody's status, or that they are disconnected; available people are not in the map. */
export type ChatStatus = "dontDisturb" | "steppedOut" | "lost";

/** Only of people in my current space. */
export const Statuses = createContext<ReadonlyMap<AccountId, ChatStatus>>(new Map());
