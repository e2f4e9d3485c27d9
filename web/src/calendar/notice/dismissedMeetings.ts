import { createStore } from "zustand/vanilla";

/** The meetings whose notice was put away on this page; the notice itself comes and goes with the connection. */
export const dismissedMeetings = createStore<ReadonlySet<string>>(() => new Set());

export const dismissMeeting = (id: string): void =>
  dismissedMeetings.setState(new Set([...dismissedMeetings.getState(), id]), true);
