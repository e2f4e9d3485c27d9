import { errors, errorText } from "@atrium/contract";
import { Button } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { takeSecret } from "../../platform/address.ts";
import { call } from "../../platform/call.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useModel } from "../../platform/useModel.ts";
import { ButtonLink } from "../../ui/links.tsx";
import { PageMessage } from "../../ui/PageMessage.tsx";
import { signedIn } from "../session/signedIn.ts";
import { accountTexts } from "../texts.ts";
import { createGoogleReturnModel } from "./googleReturnModel.ts";
import type { GoogleReturnModel, GoogleReturnState } from "./googleReturnModel.ts";
import { googleTexts } from "./texts.ts";

export function GoogleReturnScreen() {
  const navigate = useNavigate();
  const [state, model] = useModel(returned);
  const goTo = state.step === "done" ? state.goTo : null;
  useEffect(() => {
    if (goTo !== null) void navigate({ href: goTo, replace: true });
  }, [goTo, navigate]);
  return <GoogleReturnView state={state} onTryAgain={() => void model.tryAgain()} />;
}

/** The code can be taken only once, but React may create a model twice in development, so it is kept here. */
let kept: GoogleReturnModel | null = null;
function returned(): GoogleReturnModel {
  const code = takeSecret("code");
  if (kept !== null && code === null) return kept;
  kept = createGoogleReturnModel({ call, code, state: takeSecret("state"), signedIn });
  return kept;
}

export function GoogleReturnView({ state, onTryAgain }: { state: GoogleReturnState; onTryAgain: () => void }) {
  const say = useTexts(googleTexts);
  const sayOf = useTexts(accountTexts);
  if (state.step === "working" || state.step === "done")
    return <PageMessage court="wide" title={sayOf("magicWorking")} />;
  if (state.step === "cancelled") {
    return (
      <PageMessage court="wide" title={say("cancelled")} description={say("cancelledLead")}>
        <ButtonLink to="/login" size="lg">
          {say("toSignIn")}
        </ButtonLink>
      </PageMessage>
    );
  }
  const canRetry = errors[state.code].retry === "later";
  return (
    <PageMessage court="shut" title={say("failed")} description={whyOf(state.code, say)}>
      {canRetry ? (
        <Button size="lg" onClick={onTryAgain}>
          {sayOf("tryAgain")}
        </Button>
      ) : null}
      <ButtonLink to="/login" size="lg" variant={canRetry ? "secondary" : "primary"}>
        {say("toSignIn")}
      </ButtonLink>
    </PageMessage>
  );
}

type Refused = Extract<GoogleReturnState, { step: "refused" }>;
/** Codes here are Google's, which nobody has typed. */
function whyOf(code: Refused["code"], say: (key: "spent" | "notReached") => string): string {
  if (code === "invalidCode" || code === "invalidRequest") return say("spent");
  return code === "unknownError" ? say("notReached") : errorText(code, currentLocale());
}
