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
import { ConfirmOwner } from "./ConfirmOwner.tsx";
import { createSamlReturnModel } from "./samlReturnModel.ts";
import type { SamlReturnModel, SamlReturnState } from "./samlReturnModel.ts";
import { samlTexts } from "./texts.ts";

export function SamlReturnScreen() {
  const navigate = useNavigate();
  const [state, model] = useModel(returned);
  const goTo = state.step === "done" ? state.goTo : null;
  useEffect(() => {
    if (goTo !== null) void navigate({ href: goTo, replace: true });
  }, [goTo, navigate]);
  return <SamlReturnView state={state} onGoOn={() => void model.goOn()} />;
}

/** The code can be taken only once, but React may create a model twice in development, so it is kept here. */
let kept: SamlReturnModel | null = null;
function returned(): SamlReturnModel {
  const code = takeSecret("code");
  if (kept !== null && code === null) return kept;
  kept = createSamlReturnModel({ call, code, signedIn });
  return kept;
}

export function SamlReturnView({ state, onGoOn }: { state: SamlReturnState; onGoOn: () => void }) {
  const say = useTexts(samlTexts);
  const sayOf = useTexts(accountTexts);
  if (state.step === "working" || state.step === "done")
    return <PageMessage court="wide" title={sayOf("magicWorking")} />;
  if (state.step === "confirm") {
    return <ConfirmOwner email={state.email} teamName={state.teamName} onConfirmed={onGoOn} />;
  }
  const why = state.step === "noAnswer" ? say("answerRefused") : whyOf(state.code, say);
  const canRetry = state.step === "refused" && errors[state.code].retry === "later";
  return (
    <PageMessage court="shut" title={say("failed")} description={why}>
      {canRetry ? (
        <Button size="lg" onClick={onGoOn}>
          {sayOf("tryAgain")}
        </Button>
      ) : null}
      <ButtonLink to="/login" size="lg" variant={canRetry ? "secondary" : "primary"}>
        {say("toSignIn")}
      </ButtonLink>
    </PageMessage>
  );
}

type Refused = Extract<SamlReturnState, { step: "refused" }>;
/** The code here is ours, which nobody has typed. */
function whyOf(code: Refused["code"], say: (key: "spent" | "notReached") => string): string {
  if (code === "invalidCode" || code === "invalidRequest") return say("spent");
  return code === "unknownError" ? say("notReached") : errorText(code, currentLocale());
}
