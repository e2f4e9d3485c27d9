import type { SalesPlace, TeamId } from "@atrium/contract";
import { createStore } from "zustand/vanilla";

/** Where somebody was when they wanted to talk about a plan, and about which team. */
export interface SalesFrom {
  openedFrom: SalesPlace;
  teamId: TeamId;
}

/** What somebody is about to write to those who run this installation. */
export type Contact = { kind: "problem" } | { kind: "sales"; from: SalesFrom };

/** One dialog at a time; null while none is open. */
export const openedContact = createStore<{ current: Contact | null }>(() => ({ current: null }));

export const closeContact = (): void => openedContact.setState({ current: null });
