import { LinkOwner, type AccountProfile, type ErrorCode } from "@atrium/contract";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Call, Reply } from "../../platform/call.ts";
import { afterSignIn } from "./signInModel.ts";

/*
 * Somebody opened a link that hands over a session. First the page asks whose session it is; only pressing the button
 * opens it here, replacing the existing session. If the browser is already signed in as that account, it goes straight on.
 */
export type HandedLinkState =
  | { step: "looking" }
  | { step: "asking"; owner: LinkOwner; isWorking: boolean }
  | { step: "refused"; code: ErrorCode }
  | { step: "done"; goTo: string };

interface HandedLinkNeeds {
  call: Call;
  token: string | null;
  signedIn: (account: AccountProfile) => void;
  goTo: string | null;
}

export interface HandedLinkModel {
  store: StoreApi<HandedLinkState>;
  goOn: () => Promise<void>;
  stay: () => void;
}

export function createHandedLinkModel(needs: HandedLinkNeeds): HandedLinkModel {
  const { token } = needs;
  const store = createStore<HandedLinkState>(() => ({ step: "looking" }));
  const show = (state: HandedLinkState) => store.setState(state, true);
  const take = (reply: Reply<"authAccountByTemporaryAuthLink">) => {
    const owner = reply.ok || reply.code !== "confirmationNeeded" ? null : LinkOwner.safeParse(reply.detail);
    if (owner?.success === true) return show({ step: "asking", owner: owner.data, isWorking: false });
    if (!reply.ok) return show({ step: "refused", code: reply.code });
    needs.signedIn(reply.value.account);
    show({ step: "done", goTo: afterSignIn(needs.goTo, reply.value.redirect) });
  };
  if (token === null) show({ step: "done", goTo: afterSignIn(needs.goTo, null) });
  else void needs.call("authAccountByTemporaryAuthLink", { token }).then(take);
  return {
    store,
    async goOn() {
      const state = store.getState();
      if (state.step !== "asking" || state.isWorking || token === null) return;
      show({ ...state, isWorking: true });
      take(await needs.call("authAccountByTemporaryAuthLink", { token, confirmed: true }));
    },
    stay: () => show({ step: "done", goTo: afterSignIn(needs.goTo, null) }),
  };
}
