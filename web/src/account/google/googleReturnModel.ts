import type { AccountProfile, ErrorCode } from "@atrium/contract";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Call } from "../../platform/call.ts";
import { afterSignIn } from "../signIn/signInModel.ts";

/*
 * The browser comes back from Google with a code, and the sign-in goes straight on: the server takes it only in the browser
 * that began it.
 */
export type GoogleReturnState =
  | { step: "working" }
  /** Back without a code: nothing was agreed on. */
  | { step: "cancelled" }
  | { step: "refused"; code: ErrorCode }
  | { step: "done"; goTo: string };

export interface GoogleReturnNeeds {
  call: Call;
  code: string | null;
  state: string | null;
  /** `isBack`: it had been deleted. */
  signedIn: (account: AccountProfile, isBack: boolean) => void;
}

export interface GoogleReturnModel {
  store: StoreApi<GoogleReturnState>;
  /** Tries again what could not be done just now. */
  tryAgain: () => Promise<void>;
}

export function createGoogleReturnModel({ call, code, state, signedIn }: GoogleReturnNeeds): GoogleReturnModel {
  if (code === null || state === null) {
    return { store: createStore<GoogleReturnState>(() => ({ step: "cancelled" })), tryAgain: async () => undefined };
  }
  const store = createStore<GoogleReturnState>(() => ({ step: "working" }));
  let isRunning = false;
  const goOn = async () => {
    if (isRunning) return;
    isRunning = true;
    store.setState({ step: "working" }, true);
    const reply = await call("authAccountByGoogleCode", { code, state });
    isRunning = false;
    if (!reply.ok) return store.setState({ step: "refused", code: reply.code }, true);
    signedIn(reply.value.account, reply.value.isBack);
    store.setState({ step: "done", goTo: afterSignIn(reply.value.redirect, null) }, true);
  };
  void goOn();
  return { store, tryAgain: goOn };
}
