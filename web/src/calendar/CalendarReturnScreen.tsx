import { errors, errorText, type ErrorCode } from "@atrium/contract";
import { Button } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { ownAccountUpdated } from "../account/index.ts";
import { takeSecret } from "../platform/address.ts";
import { call } from "../platform/call.ts";
import { currentLocale } from "../platform/i18n/i18n.ts";
import { useTexts } from "../platform/i18n/texts.ts";
import { useModel } from "../platform/useModel.ts";
import { ButtonLink } from "../ui/links.tsx";
import { PageMessage } from "../ui/PageMessage.tsx";
import { createCalendarReturnModel } from "./calendarReturnModel.ts";
import type { CalendarReturnModel, CalendarReturnState } from "./calendarReturnModel.ts";
import { calendarTexts } from "./texts.ts";

export function CalendarReturnScreen() {
  const navigate = useNavigate();
  const [state, model] = useModel(returned);
  const goTo = state.step === "done" ? state.goTo : null;
  const isDone = state.step === "done";
  useEffect(() => {
    if (goTo !== null) void navigate({ href: goTo, replace: true });
    // Browsers close only windows that a page has opened.
    else if (isDone) globalThis.close();
  }, [goTo, isDone, navigate]);
  return <CalendarReturnView state={state} onTryAgain={() => void model.tryAgain()} />;
}

/** The code can be taken only once, but React may create a model twice in development, so it is kept here. */
let kept: CalendarReturnModel | null = null;
function returned(): CalendarReturnModel {
  const code = takeSecret("code");
  if (kept !== null && code === null) return kept;
  kept = createCalendarReturnModel({ call, code, state: takeSecret("state"), connected: ownAccountUpdated });
  return kept;
}

export function CalendarReturnView({ state, onTryAgain }: { state: CalendarReturnState; onTryAgain: () => void }) {
  const say = useTexts(calendarTexts);
  if (state.step === "working" || (state.step === "done" && state.goTo !== null))
    return <PageMessage court="wide" title={say("connecting")} />;
  if (state.step === "refused") return <Refused code={state.code} onTryAgain={onTryAgain} />;
  const isDone = state.step === "done";
  return (
    <PageMessage
      court="wide"
      title={say(isDone ? "connected" : "cancelled")}
      description={say(isDone ? "connectedLead" : "cancelledLead")}
    >
      <Close />
    </PageMessage>
  );
}

function Refused({ code, onTryAgain }: { code: ErrorCode; onTryAgain: () => void }) {
  const say = useTexts(calendarTexts);
  return (
    <PageMessage court="shut" title={say("cancelled")} description={whyOf(code, say)}>
      {errors[code].retry === "later" ? (
        <Button size="lg" onClick={onTryAgain}>
          {say("again")}
        </Button>
      ) : null}
      <Close />
    </PageMessage>
  );
}

/** A window of its own goes; a page that came here by itself has the spaces to go on to. */
function Close() {
  const say = useTexts(calendarTexts);
  return (
    <>
      <Button size="lg" variant="secondary" onClick={() => globalThis.close()}>
        {say("closeWindow")}
      </Button>
      <ButtonLink to="/dashboard" size="lg" variant="secondary">
        {say("toDashboard")}
      </ButtonLink>
    </>
  );
}

/** Codes here are Google's, which nobody has typed. */
function whyOf(code: ErrorCode, say: (key: "spent" | "notAllowed") => string): string {
  if (code === "invalidCode" || code === "invalidRequest") return say("spent");
  return code === "notIntegrated" ? say("notAllowed") : errorText(code, currentLocale());
}
