import { createStore } from "zustand/vanilla";

/** What somebody is about to write to those who run this installation. */
export type Contact = { kind: "problem" };

/** One dialog at a time; null while none is open. */
export const openedContact = createStore<{ current: Contact | null }>(() => ({ current: null }));

export const closeContact = (): void => openedContact.setState({ current: null });
