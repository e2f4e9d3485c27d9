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

/** The questions after the sign-up, beside the place one has been in. */
export function SurveyScreen() {
  const say = useTexts(surveyTexts);
  const navigate = useNavigate();
  const { survey } = useRead(read("getActiveAccessibilitySurvey", {}));
  // What it began with: once answered none waits any more, and the page still says good-bye.
  const [begun] = useState(survey);
  const visited = useQuery(read("listVisitedSpaces", {})).data?.spaces[0] ?? null;
  const { run, busy } = useAct("answerSurvey");
  if (begun === null) return <Navigate to="/dashboard" replace />;
  const leave = () => navigate({ to: "/dashboard", replace: true });
  const skip = async () => {
    // Whoever skips is let go whatever comes of it: the note stays where it was then.
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
