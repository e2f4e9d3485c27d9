import { bounds, constants, type AccountProfile, type ErrorCode } from "@atrium/contract";
import { z } from "zod";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Call, Refused, Reply } from "../../platform/call.ts";
import { localPath } from "../../platform/address.ts";
import type { Locale } from "@atrium/contract";

/*
 * Signing in by e-mail: an address, then the six digits of the mail, then the page one came for. The same way signs up
 * unknown addresses. A wrong code can be typed again until the server burns it; a new one can be asked for after a
 * while. Nothing here knows of React; the clock comes in.
 */
export type SignInProblem =
  | { kind: "code"; triesLeft: number }
  /** A mail went to this address a moment ago, asked for by another page perhaps. */
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
      /** No mail leaves this computer: the code stands in the terminal. */
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
  /** Remembers on this device that the sign-in was asked for here. */
  keepHint: (authKey: string) => void;
  /** `isBack`: it had been deleted. */
  signedIn: (account: AccountProfile, isBack: boolean) => void;
  /** Asks for a code in another way than sign-in does: for a change of one's address. */
  send?: (asked: { email: string; locale: Locale }) => Promise<Reply<"registerAccount2">>;
  /** Where to go afterwards, as the address says. */
  goTo: string | null;
  /** The address it is for, where the page one comes from knows it. */
  email?: string;
  /** What the invitation opens by that one signs in for. */
  invitationId?: string;
}

export interface SignInModel {
  store: StoreApi<SignInState>;
  typeEmail: (email: string) => void;
  sendEmail: () => Promise<void>;
  typeCode: (code: string) => Promise<void>;
  /** Whether a mail was sent. */
  askNewCode: () => Promise<boolean>;
  changeEmail: () => void;
  /** Somebody may have signed in in another tab, by the link of the mail: the waiting page goes on then. */
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
      // Gone back and come again: the code in the mail is still good.
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

/** Whether a mail was sent. */
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
    // Whoever was invited came for something else.
    ...(needs.invitationId === undefined ? { survey: true } : { invitationId: needs.invitationId }),
  });
  if (reply.ok) needs.keepHint(reply.value.authKey);
  // Whoever typed on, or went back, while the mail was on its way is left where they are.
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

/** The page a mail leads to. A mail has no room for a very long address; the code leads there all the same. */
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
    store.setState({ step: "done", goTo: afterSignIn(needs.goTo, reply.value.redirect) }, true);
    return;
  }
  if (store.getState() !== state) return;
  const wrong = before.wrong + 1;
  const problem = whyRefused(reply.code, wrong);
  // Emptied: with the old digits left in, the first new one would be sent as a whole code.
  const next = problem.kind === "code" ? { ...state, code: "", wrong } : state;
  store.setState({ ...next, busy: false, problem }, true);
}

/** On the first page there is no countdown that would say when to try again. */
function whyNotSent(step: "email" | "code", { code, detail }: Refused): SignInProblem {
  const wait = TooSoon.safeParse(detail);
  if (step === "email" && code === "tooOftenAttempts" && wait.success) return { kind: "tooSoon", ...wait.data };
  return { kind: "refused", code };
}

const TooSoon = z.object({ retryAfterMs: z.number() });

/** The last wrong try burns the code; the server then says that there were too many. */
function whyRefused(code: ErrorCode, wrong: number): SignInProblem {
  if (code === "tooOftenAttempts") return { kind: "code", triesLeft: 0 };
  if (code !== "invalidCode") return { kind: "refused", code };
  return { kind: "code", triesLeft: Math.max(0, constants.login.wrongTries - wrong) };
}

/** The page to show after signing in: the one asked for, else the one the mail remembered, else the dashboard. */
export function afterSignIn(asked: string | null, remembered: string | null): string {
  return localPath(asked) ?? localPath(remembered) ?? "/dashboard";
}
