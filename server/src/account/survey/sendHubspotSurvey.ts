import { must, ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { outside } from "../../platform/calls/outsideWork.ts";
import type { Handler } from "../../platform/calls/handler.ts";
import type { AccountNeeds } from "../accountNeeds.ts";
import { findAccount } from "../accountStore.ts";
import { findAnswers } from "./surveyStore.ts";

/** HubSpot finds the contact by its e-mail: sending the same again changes nothing there. */
export const sendHubspotSurvey: Handler<
  typeof operations.sendHubspotSurvey,
  Pick<AccountNeeds, "surveyAddressee">
> = async ({ surveyAddressee }, { tx, accountId }) => {
  const answers = surveyAddressee === null ? null : await findAnswers(tx, accountId);
  const { email, name } = must(await findAccount(tx, accountId), "a session has its account");
  if (surveyAddressee === null || answers === null || email === null) return ok({ isSent: false });
  const isTold = await outside("survey", () => surveyAddressee.tell({ ...answers, email, name }));
  return isTold ? ok({ isSent: true }) : refuse("unknownError");
};
