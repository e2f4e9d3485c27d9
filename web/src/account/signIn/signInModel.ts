import { bounds, constants, type AccountProfile, type ErrorCode } from "@atrium/contract";
import { z } from "zod";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Call, Refused, Reply } from "../../platform/call.ts";
import { localPath } from "../../platform/address.ts";
import type { Locale } from "@atrium/contract";

/*
 * Sign-in by e-mail: an address, then the six digits of the mail, then the requested page. Unknown addresses sign up the
 * same way. A wrong code can be retyped until the server burns it; a new one can be requested after a while. This file
 * does not know React; the clock is passed in.
 */
export type SignInProblem =
  | { kind: "code"; triesLeft: number }
  /** A mail was just sent to this address, perhaps requested from another page. */
  | { kind: "tooSoon"; retryAfterMs: number }
  | { kind: "refused"; code: ErrorCode };

export type SignInState =
  | { step: "email"; email: string; busy: boolean; problem: SignInProblem | null }
  | {
      step: "code";
      email: string;
      authKey: string;
      code: string;
      /** Wrong tries of this code so far. */
      wrong: number;
      newCodeAtMs: number;
      /** The server sends no mail: the code is printed in the terminal. */
      isInTerminal: boolean;
      busy: boolean;
      problem: SignInProblem | null;
    }
  | { step: "done"; goTo: string };

type CodeStep = Extract<SignInState, { step: "code" }>;

export interface SignInNeeds {
  call: Call;
  nowMs: () => number;
  locale: () => Locale;
  /** Stores on this device that the sign-in was requested here. */
  keepHint: (authKey: string) => void;
  /** `isBack`: it had been deleted. */
  signedIn: (account: AccountProfile, isBack: boolean) => void;
  /** Requests a code for something other than sign-in, namely a change of address. */
  send?: (asked: { email: string; locale: Locale }) => Promise<Reply<"registerAccount2">>;
  /** Where to go afterwards, from the URL. */
  goTo: string | null;
  /** The address, if the previous page knows it. */
  email?: string;
  /** The code of the invitation to sign in for. */
  invitationId?: string;
  /** The page of that invitation: it says what became of it, if signing in did not accept it. */
  invitationPage?: string;
}

export interface SignInModel {
  store: StoreApi<SignInState>;
  typeEmail: (email: string) => void;
  sendEmail: () => Promise<void>;
  typeCode: (code: string) => Promise<void>;
  /** Returns whether a mail was sent. */
  askNewCode: () => Promise<boolean>;
  changeEmail: () => void;
  /** Somebody may have signed in in another tab, with the mail's link: the waiting page then continues. */
  lookWhoIsIn: () => Promise<void>;
}

export function createSignInModel(needs: SignInNeeds): SignInModel {
  const store = createStore<SignInState>(() => emailStep(needs.email ?? ""));
  let sent: CodeStep | null = null;
  return {
    store,
    typeEmail: (email) => {
      if (store.getState().step === "email") store.setState(emailStep(email), true);
    },
    sendEmail: async () => {
      const { step, ...state } = store.getState();
      const isSame = step === "email" && "email" in state && state.email.trim() === sent?.email;
      // Going back and forth: the code in the mail is still valid.
      if (isSame && sent !== null && needs.nowMs() < sent.newCodeAtMs) return store.setState(sent, true);
      await sendEmail(needs, store);
    },
    askNewCode: () => sendEmail(needs, store),
    typeCode: (code) => typeCode(needs, store, code),
    lookWhoIsIn: () => lookWhoIsIn(needs, store),
    changeEmail: () => {
      const state = store.getState();
      if (state.step !== "code") return;
      sent = { ...state, code: "", busy: false };
      store.setState(emailStep(state.email), true);
    },
  };
}

const emailStep = (email: string): SignInState => ({ step: "email", email, busy: false, problem: null });

/** Returns whether a mail was sent. */
async function sendEmail(needs: SignInNeeds, store: StoreApi<SignInState>): Promise<boolean> {
  const before = store.getState();
  if (before.step === "done" || before.busy) return false;
  const email = before.email.trim();
  if (email.length > bounds.email.max) {
    store.setState({ ...before, problem: { kind: "refused", code: "invalidEmail" } }, true);
    return false;
  }
  const sending = { ...before, busy: true, problem: null };
  store.setState(sending, true);
  const redirect = rememberedByMail(needs.goTo);
  const send = needs.send ?? ((asked) => needs.call("registerAccount2", asked));
  const reply = await send({
    email,
    locale: needs.locale(),
    ...(redirect === null ? {} : { redirect }),
    // Somebody who was invited came for something else, so they get no survey.
    ...(needs.invitationId === undefined ? { survey: true } : { invitationId: needs.invitationId }),
  });
  if (reply.ok) needs.keepHint(reply.value.authKey);
  // If the user typed on, or went back, while the mail was being sent, leave them where they are.
  if (store.getState() !== sending) return reply.ok;
  if (!reply.ok) {
    store.setState({ ...before, busy: false, problem: whyNotSent(before.step, reply) }, true);
    return false;
  }
  const { authKey, newCodeAfterMs, delivery } = reply.value;
  const newCodeAtMs = needs.nowMs() + newCodeAfterMs;
  const isInTerminal = delivery === "terminal";
  const fresh = { code: "", wrong: 0, busy: false, problem: null };
  store.setState({ step: "code", email, authKey, newCodeAtMs, isInTerminal, ...fresh }, true);
  return true;
}

/** The path a mail can include. A mail has no room for a very long one; the code leads there all the same. */
function rememberedByMail(goTo: string | null): string | null {
  const path = localPath(goTo);
  return path === null || path.length > bounds.localPath.max ? null : path;
}

async function lookWhoIsIn(needs: SignInNeeds, store: StoreApi<SignInState>): Promise<void> {
  if (store.getState().step !== "code") return;
  const reply = await needs.call("getAccountProfile", {});
  const account = reply.ok ? reply.value.account : null;
  // A guest may be here to confirm an address.
  if (account === null || account.email === null || store.getState().step !== "code") return;
  needs.signedIn(account, false);
  store.setState({ step: "done", goTo: afterSignIn(needs.goTo, null) }, true);
}

async function typeCode(needs: SignInNeeds, store: StoreApi<SignInState>, typed: string): Promise<void> {
  const before = store.getState();
  if (before.step !== "code" || before.busy) return;
  const code = typed.replaceAll(/\D/g, "").slice(0, constants.login.codeDigits);
  const isWhole = code.length === constants.login.codeDigits;
  const state = { ...before, code, busy: isWhole, problem: null };
  store.setState(state, true);
  if (!isWhole) return;
  const reply = await needs.call("authAccountByMagicLink2", { authKey: before.authKey, code });
  if (reply.ok) {
    needs.signedIn(reply.value.account, reply.value.isBack);
    const remembered = reply.value.redirect ?? needs.invitationPage ?? null;
    store.setState({ step: "done", goTo: afterSignIn(needs.goTo, remembered) }, true);
    return;
  }
  if (store.getState() !== state) return;
  const wrong = before.wrong + 1;
  const problem = whyRefused(reply.code, wrong);
  // Cleared: otherwise the first new digit would submit a complete code.
  const next = problem.kind === "code" ? { ...state, code: "", wrong } : state;
  store.setState({ ...next, busy: false, problem }, true);
}

/** The first page has no countdown that says when to try again. */
function whyNotSent(step: "email" | "code", { code, detail }: Refused): SignInProblem {
  const wait = TooSoon.safeParse(detail);
  if (step === "email" && code === "tooOftenAttempts" && wait.success) return { kind: "tooSoon", ...wait.data };
  return { kind: "refused", code };
}

const TooSoon = z.object({ retryAfterMs: z.number() });

/** The last wrong try burns the code; the server then answers that there were too many. */
function whyRefused(code: ErrorCode, wrong: number): SignInProblem {
  if (code === "tooOftenAttempts") return { kind: "code", triesLeft: 0 };
  if (code !== "invalidCode") return { kind: "refused", code };
  return { kind: "code", triesLeft: Math.max(0, constants.login.wrongTries - wrong) };
}

/** The page to show after signing in: the requested one, else the one in the mail, else the dashboard. */
export function afterSignIn(asked: string | null, remembered: string | null): string {
  return localPath(asked) ?? localPath(remembered) ?? "/dashboard";
}
