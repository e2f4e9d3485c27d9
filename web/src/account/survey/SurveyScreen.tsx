import { Navigate, useNavigate } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { read } from "../../platform/data/read.ts";
import { useAct } from "../../platform/data/useAct.ts";
import { useRead } from "../../platform/data/useRead.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { showToast } from "../../ui/toast.tsx";
import { SurveyPage } from "./SurveyPage.tsx";
import { surveyTexts } from "./texts.ts";

/** The survey after sign-up, next to the last visited space. */
export function SurveyScreen() {
  const say = useTexts(surveyTexts);
  const navigate = useNavigate();
  const { survey } = useRead(read("getActiveAccessibilitySurvey", {}));
  // The initial value: once answered it is no longer pending, but the page still says goodbye.
  const [begun] = useState(survey);
  const visited = useQuery(read("listVisitedSpaces", {})).data?.spaces[0] ?? null;
  const { run, busy } = useAct("answerSurvey");
  if (begun === null) return <Navigate to="/dashboard" replace />;
  const leave = () => navigate({ to: "/dashboard", replace: true });
  const skip = async () => {
    // Skipping never fails for the user: in the worst case the note stays.
    await run({});
    await leave();
  };
  const thank = async () => {
    showToast({ text: say("thanks") });
    await leave();
  };
  return (
    <SurveyPage
      name={begun.name}
      visited={visited}
      host={location.host}
      isLeaving={busy}
      skip={() => void skip()}
      onDone={thank}
    />
  );
}
