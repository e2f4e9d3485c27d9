import type { AccountProfile, ErrorCode, JoinConfig, Locale } from "@atrium/contract";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Call } from "../platform/call.ts";

/*
 * The page an invitation's mail or link leads to. Looking at it uses nothing up; only pressing the button does. What the
 * server says can be done with it may change while the page is open, so a refused try looks again.
 */
export type InvitationPageState =
  | { step: "looking" }
  | { step: "shown"; config: JoinConfig; name: string; isBusy: boolean; problem: ErrorCode | null }
  /** Unknown, taken back, or over for somebody who is not signed in; or the server could not be asked. */
  | { step: "gone"; code: ErrorCode }
  | { step: "done"; goTo: string };

export interface InvitationNeeds {
  call: Call;
  kind: "member" | "guest";
  /** Null where the address carried none. */
  code: string | null;
  locale: () => Locale;
  /** The name this device remembers. */
  name: string;
  signedIn: (account: AccountProfile) => void;
  keepName: (name: string) => void;
}

export interface InvitationModel {
  store: StoreApi<InvitationPageState>;
  code: string | null;
  look: () => Promise<void>;
  typeName: (name: string) => void;
  accept: () => Promise<void>;
}

type Shown = Extract<InvitationPageState, { step: "shown" }>;

export function createInvitationModel(needs: InvitationNeeds): InvitationModel {
  const store = createStore<InvitationPageState>(() => ({ step: "looking" }));
  const look = (problem: ErrorCode | null = null) => lookAt(needs, store, problem);
  void look();
  return {
    store,
    code: needs.code,
    look: () => look(),
    typeName: (name) => {
      const state = store.getState();
      if (state.step === "shown") store.setState({ ...state, name, problem: null }, true);
    },
    async accept() {
      const state = store.getState();
      if (state.step !== "shown" || state.isBusy || needs.code === null) return;
      store.setState({ ...state, isBusy: true, problem: null }, true);
      const reply = await acceptBy(needs, needs.code, state);
      if (reply.ok) {
        needs.signedIn(reply.value.account);
        store.setState({ step: "done", goTo: reply.value.redirect }, true);
      } else await look(reply.code);
    },
  };
}

async function lookAt(
  { call, kind, code, name }: InvitationNeeds,
  store: StoreApi<InvitationPageState>,
  problem: ErrorCode | null,
): Promise<void> {
  if (code === null) return store.setState({ step: "gone", code: "linkNotFound" }, true);
  const before = store.getState();
  const asked = { linkCode: code };
  const reply = await (kind === "member"
    ? call("getTeamMemberJoinConfigByCode", asked)
    : call("getSpaceGuestJoinConfigByCode", asked));
  if (!reply.ok) {
    // The page that somebody has just pressed on stays, with what they typed, until it is known to be of no use.
    const kept: InvitationPageState =
      before.step === "shown" && !isOver(reply.code)
        ? { ...before, isBusy: false, problem: problem ?? reply.code }
        : { step: "gone", code: reply.code };
    return store.setState(kept, true);
  }
  const { config } = reply.value;
  const typed = before.step === "shown" ? before.name : name;
  // What it says now explains itself, unless it is as it was and the try failed for another reason.
  const told = config.state === "open" || config.state === "joined" ? problem : null;
  store.setState({ step: "shown", config, name: typed, isBusy: false, problem: told }, true);
}

/** Unknown, or taken back: trying again changes nothing. */
export const isOver = (code: ErrorCode): boolean => code === "linkNotFound" || code === "invalidRequest";

function acceptBy({ call, kind, locale, keepName }: InvitationNeeds, invitationId: string, { config, name }: Shown) {
  const asked = { invitationId, locale: locale() };
  if (kind === "member") return call("authAccountByTeamMemberInvitation", asked);
  const given = name.trim();
  if (given === "" || config.state !== "open") return call("authAccountBySpaceGuestInvitation", asked);
  keepName(given);
  return call("authAccountBySpaceGuestInvitation", { ...asked, name: given });
}
