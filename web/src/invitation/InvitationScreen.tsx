import { useNavigate, useRouter, type AnyRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { accountChanged, keepGuestName, readGuestName, signOut, useOwnAccount } from "../account/index.ts";
import { takeSecret } from "../platform/address.ts";
import { call } from "../platform/call.ts";
import { currentLocale } from "../platform/i18n/i18n.ts";
import { useModel } from "../platform/useModel.ts";
import { tellRefusal } from "../ui/tell.ts";
import { createInvitationModel } from "./invitationModel.ts";
import { useAskedInvitation } from "./useAskedInvitation.ts";
import { InvitationView } from "./InvitationView.tsx";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The code of an invitation: kept in the history entry, not in the address, so that a reload still has it. */
    invitationCode?: unknown;
  }
}

/** Where the mails and links of members lead. */
export const MemberInvitationScreen = () => <InvitationScreen kind="member" />;
/** Where the mails and links of guests lead. */
export const GuestInvitationScreen = () => <InvitationScreen kind="guest" />;

function InvitationScreen({ kind }: { kind: "member" | "guest" }) {
  const router = useRouter();
  const navigate = useNavigate();
  const account = useOwnAccount() ?? null;
  const [state, model] = useModel(() =>
    createInvitationModel({
      call,
      kind,
      code: codeOf(router),
      locale: currentLocale,
      name: readGuestName() ?? "",
      signedIn: accountChanged,
      keepName: keepGuestName,
    }),
  );
  const goTo = state.step === "done" ? state.goTo : null;
  // Whoever has pressed here comes in at once: the click lets the next page play sound, and the name is known.
  const comeIn = (href: string) => void navigate({ href, replace: true, state: { comesIn: true } });
  const come = useEffectEvent(comeIn);
  useEffect(() => {
    if (goTo !== null) come(goTo);
  }, [goTo]);
  const signIn = (email: string) =>
    void navigate({
      to: "/login",
      state: { signInFor: { email, code: model.code, back: router.history.location.pathname } },
    });
  const signInInstead = async (email: string) => {
    const failure = await signOut();
    if (failure === null) signIn(email);
    else tellRefusal(failure);
  };
  const { ask } = useAskedInvitation({
    code: model.code,
    teamName: state.step === "shown" ? state.config.team.name : null,
    comeIn,
  });
  const acts = { ...model, ask, signIn, signInInstead: (email: string) => void signInInstead(email) };
  return <InvitationView state={state} account={account} acts={acts} />;
}

/** Read from the address once, then from the history entry. */
function codeOf({ history }: AnyRouter): string | null {
  const { href, state } = history.location;
  const code = takeSecret("linkCode");
  if (code !== null) history.replace(href, { ...state, invitationCode: code });
  const kept = code ?? state.invitationCode;
  return typeof kept === "string" ? kept : null;
}
