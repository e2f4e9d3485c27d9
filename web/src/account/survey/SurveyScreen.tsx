import type { AccountId, VisitedSpace } from "@atrium/contract";
import { Navigate, useNavigate } from "@tanstack/react-router";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../platform/call.ts";
import { read } from "../../platform/data/read.ts";
import { useAct } from "../../platform/data/useAct.ts";
import { useRead } from "../../platform/data/useRead.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useOwnAccount } from "../session/ownAccount.ts";
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
  const own = useOwnAccount() ?? null;
  const people = useOthersInside(visited, own?.accountId);
  const { run, busy } = useAct("answerSurvey");
  if (begun === null) return <Navigate to="/dashboard" replace />;
  const leave = () => navigate({ to: "/dashboard", replace: true });
  const skip = async () => {
    // Skipping never fails for the user: in the worst case the note stays.
    await run({});
    await leave();
  };
  const thank = async () => {
    // Nobody waits for it, and whoever answered can do nothing about a failure.
    if (begun.goesToHubspot) void call("sendHubspotSurvey", {});
    showToast({ text: say("thanks") });
    await leave();
  };
  return (
    <SurveyPage
      name={begun.name}
      goesToHubspot={begun.goesToHubspot}
      visited={visited}
      host={location.host}
      own={own}
      people={people}
      isLeaving={busy}
      skip={() => void skip()}
      onDone={thank}
    />
  );
}

/** Who else is in the space; nobody where its team's spaces are not the caller's to list. */
function useOthersInside(visited: VisitedSpace | null, ownId: AccountId | undefined) {
  const spaces = useQuery(read("listTeamSpaces", visited === null ? skipToken : { teamId: visited.teamId })).data
    ?.spaces;
  return spaces?.find(({ id }) => id === visited?.id)?.people.filter(({ accountId }) => accountId !== ownId) ?? [];
}
