import { z } from "zod";
import { PersonName } from "./records.ts";

export const SURVEY_USE_CASES = ["meetings", "events", "teaching", "clients", "together", "other"] as const;
export const SURVEY_ROLES = ["lead", "people", "teacher", "events", "founder", "member", "other"] as const;
export const SURVEY_COMPANY_SIZES = ["1", "2-10", "11-50", "51-200", "201+"] as const;
export const SURVEY_SOURCES = ["colleague", "search", "social", "article", "event", "other"] as const;

/** What somebody says about themselves after signing up; skipped answers stay unknown. */
export const SurveyAnswers = z.strictObject({
  name: PersonName.optional(),
  useCase: z.enum(SURVEY_USE_CASES).optional(),
  role: z.enum(SURVEY_ROLES).optional(),
  companySize: z.enum(SURVEY_COMPANY_SIZES).optional(),
  source: z.enum(SURVEY_SOURCES).optional(),
});
export type SurveyAnswers = z.infer<typeof SurveyAnswers>;
