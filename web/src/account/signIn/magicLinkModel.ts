import type { AccountProfile, ErrorCode } from "@atrium/contract";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Call } from "../../platform/call.ts";
import { afterSignIn } from "./signInModel.ts";

/*
 * Somebody opened a magic link. Opening alone uses nothing up (mail scanners open links too): in the browser that
 * requested it the sign-in goes straight on, anywhere else a button must be pressed first.
 */
export type MagicLinkState =
  | { step: "missing" }
  | { step: "asking" }
  | { step: "working" }
  | { step: "refused"; code: ErrorCode }
  | { step: "done"; goTo: string };

export interface MagicLinkNeeds {
  call: Call;
  authKey: string | null;
  code: string | null;
  /** Whether this browser requested the link. */
  isOwn: boolean;
  /** `isBack`: it had been deleted. */
  signedIn: (account: AccountProfile, isBack: boolean) => void;
  goTo: string | null;
}

export interface MagicLinkModel {
  store: StoreApi<MagicLinkState>;
  signIn: () => Promise<void>;
}

export function createMagicLinkModel(needs: MagicLinkNeeds): MagicLinkModel {
  const { authKey, code } = needs;
  if (authKey === null || code === null) {
    return { store: createStore<MagicLinkState>(() => ({ step: "missing" })), signIn: async () => undefined };
  }
  const store = createStore<MagicLinkState>(() => ({ step: "asking" }));
  const signIn = async () => {
    if (store.getState().step === "working") return;
    store.setState({ step: "working" }, true);
    const reply = await needs.call("authAccountByMagicLink2", { authKey, code });
    if (!reply.ok) {
      // Used, expired, or truncated by a mail program: the user has a link in front of them, not a code.
      const why = SPENT.has(reply.code) ? "magicLinkNotFound" : reply.code;
      store.setState({ step: "refused", code: why }, true);
      return;
    }
    needs.signedIn(reply.value.account, reply.value.isBack);
    store.setState({ step: "done", goTo: afterSignIn(needs.goTo, reply.value.redirect) }, true);
  };
  if (needs.isOwn) void signIn();
  return { store, signIn };
}

const SPENT: ReadonlySet<ErrorCode> = new Set(["invalidRequest", "invalidCode", "codeNotFound", "codeExpired"]);
