import { errors, errorText, type ErrorCode } from "@atrium/contract";
import { Button } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { ownAccountUpdated } from "../../account/index.ts";
import { takeSecret } from "../../platform/address.ts";
import { call } from "../../platform/call.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useModel } from "../../platform/useModel.ts";
import { ButtonLink } from "../../ui/links.tsx";
import { PageMessage } from "../../ui/PageMessage.tsx";
import { createCalendarReturnModel } from "./calendarReturnModel.ts";
import type { CalendarReturnModel, CalendarReturnState } from "./calendarReturnModel.ts";
import { calendarTexts } from "../texts.ts";
import { wayBack } from "./wayBack.ts";

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
  const [back] = useState(wayBack);
  return <CalendarReturnView state={state} back={back} onTryAgain={() => void model.tryAgain()} />;
}

/** The code can be taken only once, but React may create a model twice in development, so it is kept here. */
let kept: CalendarReturnModel | null = null;
function returned(): CalendarReturnModel {
  const code = takeSecret("code");
  if (kept !== null && code === null) return kept;
  kept = createCalendarReturnModel({ call, code, state: takeSecret("state"), connected: ownAccountUpdated });
  return kept;
}

interface CalendarReturnViewProps {
  state: CalendarReturnState;
  /** The room that this tab has left; null in a window of its own. */
  back: string | null;
  onTryAgain: () => void;
}

export function CalendarReturnView({ state, back, onTryAgain }: CalendarReturnViewProps) {
  const say = useTexts(calendarTexts);
  if (state.step === "working" || (state.step === "done" && state.goTo !== null))
    return <PageMessage court="wide" title={say("connecting")} />;
  if (state.step === "refused") return <Refused code={state.code} back={back} onTryAgain={onTryAgain} />;
  const isDone = state.step === "done";
  return (
    <PageMessage
      court="wide"
      title={say(isDone ? "connected" : "cancelled")}
      description={isDone && back !== null ? undefined : say(isDone ? "connectedLead" : "cancelledLead")}
    >
      <Close back={back} />
    </PageMessage>
  );
}

interface RefusedProps extends Pick<CalendarReturnViewProps, "back" | "onTryAgain"> {
  code: ErrorCode;
}

function Refused({ code, back, onTryAgain }: RefusedProps) {
  const say = useTexts(calendarTexts);
  return (
    <PageMessage court="shut" title={say("cancelled")} description={whyOf(code, say)}>
      {errors[code].retry === "later" ? (
        <Button size="lg" onClick={onTryAgain}>
          {say("again")}
        </Button>
      ) : null}
      <Close back={back} />
    </PageMessage>
  );
}

/** A window of its own goes; a page that came here by itself has its room, or the spaces, to go on to. */
function Close({ back }: { back: string | null }) {
  const say = useTexts(calendarTexts);
  return (
    <>
      {back === null ? (
        <Button size="lg" variant="secondary" onClick={() => globalThis.close()}>
          {say("closeWindow")}
        </Button>
      ) : (
        <Button component="a" size="lg" variant="secondary" href={back}>
          {say("backToRoom")}
        </Button>
      )}
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
