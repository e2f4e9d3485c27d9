import { useNavigate, useParams, useRouter, useSearch } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { z } from "zod";
import { call } from "../../platform/call.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { onOtherTab } from "../../platform/otherTabs.ts";
import { pageSignals } from "../../platform/pageSignals.ts";
import { useModel } from "../../platform/useModel.ts";
import { showToast } from "../../ui/toast.tsx";
import { AuthPage } from "../AuthPage.tsx";
import { signedIn } from "../session/signedIn.ts";
import { useGoogleSignIn } from "../google/useGoogleSignIn.ts";
import { useSsoSignIn } from "../saml/useSsoSignIn.ts";
import { CookiesOff } from "./CookiesOff.tsx";
import { SessionOverNote } from "./SessionOverNote.tsx";
import { keepSignInHint } from "./signInHint.ts";
import { noteSignedInByMail } from "../passkeys/passkeyOffer.ts";
import { usePasskeySignIn } from "../passkeys/usePasskeySignIn.ts";
import { afterSignIn, createSignInModel } from "./signInModel.ts";
import { accountTexts } from "../texts.ts";
import { SpaceArt, SpaceBrand, useGuestsAt, useSpaceLook } from "./SpaceLook.tsx";
import { CodeStep, EmailStep } from "./SignInView.tsx";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The invitation to sign in for; read with `SignInFor`. */
    signInFor?: unknown;
  }
}
const SignInFor = z.object({ email: z.string(), code: z.string(), back: z.string() });

/** Sign-in by e-mail. `/login/<slug>` continues to that space afterwards. */
export function SignInScreen() {
  const { slug } = useParams({ strict: false });
  const { to, team } = useSearch({ strict: false });
  const say = useTexts(accountTexts);
  const navigate = useNavigate();
  const { history } = useRouter();
  const [invited] = useState(() => SignInFor.safeParse(history.location.state.signInFor).data);
  const [isOver] = useState(() => history.location.state.sessionOver === true);
  const wanted = slug === undefined ? (to ?? null) : `/s/${slug}`;
  const [state, model] = useModel(() =>
    createSignInModel({
      call,
      nowMs: () => Date.now(),
      locale: currentLocale,
      keepHint: keepSignInHint,
      signedIn: (account, isBack) => {
        noteSignedInByMail();
        signedIn(account, isBack);
      },
      goTo: wanted,
      ...(invited !== undefined && { email: invited.email, invitationId: invited.code, invitationPage: invited.back }),
    }),
  );
  const goOn = (href: string) =>
    void navigate({ href, replace: true, ...(href === invited?.back && { state: { invitationCode: invited.code } }) });
  const passkey = usePasskeySignIn((account, isBack) => {
    signedIn(account, isBack);
    // A passkey accepts nothing: whoever has one presses for that on the invitation's own page.
    goOn(invited?.back ?? afterSignIn(wanted, null));
  });
  const google = useGoogleSignIn(wanted, invited?.code);
  const sso = useSsoSignIn({ slug, teamId: team }, wanted, invited?.code);
  const askNewCode = async () => {
    const isSent = await model.askNewCode();
    if (isSent) showToast({ text: say("newCodeSent") });
    return isSent;
  };
  useEffect(() => {
    // The mail's link opens in another tab of this browser, or in a window in front of this one.
    const look = () => void model.lookWhoIsIn();
    const undo = [onOtherTab(look), pageSignals.onWake(look)];
    return () => undo.forEach((each) => each());
  }, [model]);
  const look = useSpaceLook(slug);
  const ways = { passkey, google, sso, guestsAt: useGuestsAt(slug), note: <Notes isOver={isOver} /> };
  const background = look?.backgroundUrl ?? null;
  const goTo = state.step === "done" ? state.goTo : null;
  const go = useEffectEvent(goOn);
  useEffect(() => {
    if (goTo !== null) go(goTo);
  }, [goTo]);
  return (
    <AuthPage
      title={say("signIn")}
      brand={look === null ? undefined : <SpaceBrand look={look} />}
      art={background === null ? undefined : <SpaceArt url={background} />}
    >
      {state.step === "email" ? <EmailStep state={state} actions={model} placeName={look?.name} {...ways} /> : null}
      {state.step === "code" ? <CodeStep key={state.authKey} state={state} actions={{ ...model, askNewCode }} /> : null}
    </AuthPage>
  );
}

/** Why one is here again, and why signing in would not help. */
const Notes = ({ isOver }: { isOver: boolean }) => (
  <>
    {isOver ? <SessionOverNote /> : null}
    <CookiesOff />
  </>
);
