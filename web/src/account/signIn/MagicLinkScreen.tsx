import { Button } from "@mantine/core";
import { errors, errorText } from "@atrium/contract";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useModel } from "../../platform/useModel.ts";
import { ButtonLink } from "../../ui/links.tsx";
import { PageMessage } from "../../ui/PageMessage.tsx";
import type { MagicLinkState } from "./magicLinkModel.ts";
import { openedLink } from "./openedLink.ts";
import { accountTexts } from "../texts.ts";

export function MagicLinkScreen() {
  const { to } = useSearch({ strict: false });
  const navigate = useNavigate();
  const [state, model] = useModel(() => openedLink(to ?? null));
  const goTo = state.step === "done" ? state.goTo : null;
  useEffect(() => {
    if (goTo !== null) void navigate({ href: goTo, replace: true });
  }, [goTo, navigate]);
  return <MagicLinkView state={state} onSignIn={() => void model.signIn()} />;
}

export function MagicLinkView({ state, onSignIn }: { state: MagicLinkState; onSignIn: () => void }) {
  const say = useTexts(accountTexts);
  if (state.step === "asking") {
    return (
      <PageMessage court="wide" title={say("magicTitle")} description={say("magicLead")}>
        <Button size="lg" onClick={onSignIn} autoFocus>
          {say("magicSignIn")}
        </Button>
      </PageMessage>
    );
  }
  if (state.step === "working" || state.step === "done") {
    return <PageMessage court="wide" title={say("magicWorking")} />;
  }
  const why = state.step === "missing" ? say("magicMissing") : errorText(state.code, currentLocale());
  return (
    <PageMessage court="shut" title={say("magicFailed")} description={why}>
      {canRetry(state) ? (
        <Button size="lg" onClick={onSignIn}>
          {say("tryAgain")}
        </Button>
      ) : null}
      <ButtonLink to="/login" size="lg" variant={canRetry(state) ? "secondary" : "primary"}>
        {say("askAgain")}
      </ButtonLink>
    </PageMessage>
  );
}

/** The link is still valid if the server could not be reached. */
const canRetry = (state: MagicLinkState): boolean => state.step === "refused" && errors[state.code].retry === "later";
