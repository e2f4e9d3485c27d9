import { z } from "zod";
import { operation } from "../common/operation.ts";
import { SurveyAnswers } from "./surveyRecords.ts";

export const getActiveAccessibilitySurvey = operation({
  name: "getActiveAccessibilitySurvey",
  says: "The pending survey of the caller, or null: asked once of people who signed up by themselves, after their first visit to a space.",
  input: z.strictObject({}),
  success: z.object({
    survey: z
      .object({
        /** Their current name; null if they have none yet. */
        name: z.string().nullable(),
        /** The answers also go to whoever runs the server, by `sendHubspotSurvey`. */
        goesToHubspot: z.boolean(),
      })
      .nullable(),
  }),
  refusals: [],
  may: "account.editOwnProfile",
  subject: "session",
  keeps: "nothing",
});

export const answerSurvey = operation({
  name: "answerSurvey",
  says: "Answers the survey after the sign-up; without any answer it is skipped for good. The name becomes the caller's. Without a pending survey it changes nothing.",
  input: SurveyAnswers,
  success: z.object({}),
  refusals: [],
  may: "account.editOwnProfile",
  subject: "session",
  touches: [["getActiveAccessibilitySurvey"], ["getAccountProfile"]],
});
