import { must, ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import type { AccountNeeds } from "../accountNeeds.ts";
import { findAccount } from "../accountStore.ts";
import { isSurveyOpen } from "./surveyStore.ts";

/** Nobody is asked before they have visited a space. */
export const getActiveAccessibilitySurvey: Handler<
  typeof operations.getActiveAccessibilitySurvey,
  Pick<AccountNeeds, "teams" | "surveyAddressee">
> = async ({ teams, surveyAddressee }, { query, accountId }) => {
  const isOpen = (await isSurveyOpen(query, accountId)) && (await teams.wasInside(query, accountId));
  if (!isOpen) return ok({ survey: null });
  const { name } = must(await findAccount(query, accountId), "a session has its account");
  return ok({ survey: { name: name === "" ? null : name, goesToHubspot: surveyAddressee !== null } });
};
