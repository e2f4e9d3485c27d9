import type { AccountProfile, ErrorCode } from "@atrium/contract";
import { createStore, type StoreApi } from "zustand/vanilla";
import { localPath } from "../../platform/address.ts";
import type { Call } from "../../platform/call.ts";

/** Back from Google's page, mostly in a window of its own beside a room. The code goes to the server and nowhere else. */
export type CalendarReturnState =
  | { step: "working" }
  /** Back without a code: nothing was agreed on. */
  | { step: "cancelled" }
  | { step: "refused"; code: ErrorCode }
  /** Null: it was begun in another window, and this one has done its work. */
  | { step: "done"; goTo: string | null };

interface CalendarReturnNeeds {
  call: Call;
  code: string | null;
  state: string | null;
  connected: (account: AccountProfile) => void;
}

export interface CalendarReturnModel {
  store: StoreApi<CalendarReturnState>;
  /** Tries again what could not be done just now. */
  tryAgain: () => Promise<void>;
}

export function createCalendarReturnModel(needs: CalendarReturnNeeds): CalendarReturnModel {
  const { call, code, state, connected } = needs;
  if (code === null || state === null) {
    const store = createStore<CalendarReturnState>(() => ({ step: "cancelled" }));
    return { store, tryAgain: async () => undefined };
  }
  const store = createStore<CalendarReturnState>(() => ({ step: "working" }));
  let isRunning = false;
  const goOn = async () => {
    if (isRunning) return;
    isRunning = true;
    store.setState({ step: "working" }, true);
    const reply = await call("integrateGoogleCalendar", { code, state });
    isRunning = false;
    if (!reply.ok) return store.setState({ step: "refused", code: reply.code }, true);
    connected(reply.value.account);
    store.setState({ step: "done", goTo: localPath(reply.value.redirect) }, true);
  };
  void goOn();
  return { store, tryAgain: goOn };
}
