import { Button } from "@mantine/core";
import { errors, errorText } from "@atrium/contract";
import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useModel } from "../../platform/useModel.ts";
import { ButtonLink } from "../../ui/links.tsx";
import { PageMessage } from "../../ui/PageMessage.tsx";
import { openedLink } from "../signIn/openedLink.ts";
import type { MagicLinkState } from "../signIn/magicLinkModel.ts";
import { accountTexts } from "../texts.ts";
import { emailTexts } from "./texts.ts";

/** The page a new address's mail links to. Opening it changes nothing: it continues in the browser that requested it. */
export function ConfirmEmailScreen() {
  const navigate = useNavigate();
  const [state, model] = useModel(() => openedLink(null));
  const isDone = state.step === "done";
  useEffect(() => {
    if (isDone) void navigate({ to: "/dashboard/account", replace: true });
  }, [isDone, navigate]);
  return <ConfirmEmailView state={state} onConfirm={() => void model.signIn()} />;
}

export function ConfirmEmailView({ state, onConfirm }: { state: MagicLinkState; onConfirm: () => void }) {
  const say = useTexts(emailTexts);
  const sayAccount = useTexts(accountTexts);
  if (state.step === "working" || state.step === "done") return <PageMessage court="wide" title={say("working")} />;
  if (state.step === "asking") {
    return (
      <PageMessage court="wide" title={say("askTitle")} description={say("askLead")}>
        <Button size="lg" onClick={onConfirm} autoFocus>
          {say("confirm")}
        </Button>
      </PageMessage>
    );
  }
  const isSpent = state.step === "missing" || state.code === "magicLinkNotFound";
  const canRetry = state.step === "refused" && errors[state.code].retry === "later";
  const why = isSpent ? say("elsewhere") : errorText(state.code, currentLocale());
  return (
    <PageMessage court="shut" title={say("failed")} description={why}>
      {canRetry ? (
        <Button size="lg" onClick={onConfirm}>
          {sayAccount("tryAgain")}
        </Button>
      ) : null}
      <ButtonLink to="/dashboard/account" size="lg" variant={canRetry ? "secondary" : "primary"}>
        {say("toAccount")}
      </ButtonLink>
    </PageMessage>
  );
}
