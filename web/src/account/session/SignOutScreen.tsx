import { Button } from "@mantine/core";
import { errorText, type ErrorCode } from "@atrium/contract";
import { useEffect, useState } from "react";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { ButtonLink } from "../../ui/links.tsx";
import { PageMessage } from "../../ui/PageMessage.tsx";
import { signOut } from "./ownAccount.ts";
import { accountTexts } from "../texts.ts";

export type SignOutState = { step: "working" } | { step: "out" } | { step: "failed"; code: ErrorCode };

/** Ends the session as soon as it is shown, then says goodbye. */
export function SignOutScreen() {
  const [state, setState] = useState<SignOutState>({ step: "working" });
  useEffect(() => {
    void signOut().then((code) => setState(code === null ? { step: "out" } : { step: "failed", code }));
  }, []);
  return <SignOutView state={state} tryAgain={() => location.reload()} />;
}

export function SignOutView({ state, tryAgain }: { state: SignOutState; tryAgain: () => void }) {
  const say = useTexts(accountTexts);
  if (state.step === "working") return <PageMessage court="wide" title={say("signingOut")} />;
  if (state.step === "failed") {
    const why = errorText(state.code, currentLocale());
    return (
      <PageMessage court="shut" title={say("signOutFailed")} description={why}>
        <Button size="lg" onClick={tryAgain}>
          {say("tryAgain")}
        </Button>
      </PageMessage>
    );
  }
  return (
    <PageMessage court="wide-dusk" title={say("signedOut")} description={say("signedOutLead")}>
      <ButtonLink to="/login" size="lg">
        {say("signIn")}
      </ButtonLink>
    </PageMessage>
  );
}
