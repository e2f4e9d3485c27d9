import { z } from "zod";
import { operation } from "../common/operation.ts";
import { SurveyAnswers } from "./surveyRecords.ts";

export const getActiveAccessibilitySurvey = operation({
  name: "getActiveAccessibilitySurvey",
  says: "The questions that wait for the caller, or null: asked once of who signed up on their own, and only after they have been in a space.",
  input: z.strictObject({}),
  success: z.object({
    /** `name`: their current name; null if they have none yet. */
    survey: z.object({ name: z.string().nullable() }).nullable(),
  }),
  refusals: [],
  may: "account.editOwnProfile",
  subject: "session",
  keeps: "nothing",
});

export const answerSurvey = operation({
  name: "answerSurvey",
  says: "Answers the questions after the sign-up; without any answer it skips them for good. The name becomes the caller's. Where none wait it changes nothing.",
  input: SurveyAnswers,
  success: z.object({}),
  refusals: [],
  may: "account.editOwnProfile",
  subject: "session",
  touches: [["getActiveAccessibilitySurvey"], ["getAccountProfile"]],
});
