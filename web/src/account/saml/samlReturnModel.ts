import type { AccountProfile, ErrorCode } from "@atrium/contract";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Call } from "../../platform/call.ts";
import { afterSignIn } from "../signIn/signInModel.ts";

/*
 * The browser comes back from a team's identity provider with a code, and the sign-in goes straight on. Where an account
 * with that address is already there, its owner first confirms by mail, and then the same code is good again.
 */
export type SamlReturnState =
  | { step: "working" }
  /** Back without a code: the answer was refused, or the page loaded again. */
  | { step: "noAnswer" }
  | { step: "confirm"; email: string; teamName: string }
  | { step: "refused"; code: ErrorCode }
  | { step: "done"; goTo: string };

export interface SamlReturnNeeds {
  call: Call;
  code: string | null;
  /** `isBack`: it had been deleted. */
  signedIn: (account: AccountProfile, isBack: boolean) => void;
}

export interface SamlReturnModel {
  store: StoreApi<SamlReturnState>;
  /** After a confirmation, or to try again what could not be done just now. */
  goOn: () => Promise<void>;
}

export function createSamlReturnModel({ call, code, signedIn }: SamlReturnNeeds): SamlReturnModel {
  if (code === null) {
    return { store: createStore<SamlReturnState>(() => ({ step: "noAnswer" })), goOn: async () => undefined };
  }
  const store = createStore<SamlReturnState>(() => ({ step: "working" }));
  let isRunning = false;
  const goOn = async () => {
    if (isRunning) return;
    isRunning = true;
    store.setState({ step: "working" }, true);
    const reply = await call("authAccountBySaml", { code });
    isRunning = false;
    if (!reply.ok) return store.setState({ step: "refused", code: reply.code }, true);
    const { value } = reply;
    if (value.state === "confirm") {
      return store.setState({ step: "confirm", email: value.email, teamName: value.teamName }, true);
    }
    signedIn(value.account, value.isBack);
    store.setState({ step: "done", goTo: afterSignIn(value.redirect, null) }, true);
  };
  void goOn();
  return { store, goOn };
}
