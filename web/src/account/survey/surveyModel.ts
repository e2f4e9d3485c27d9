import type { SurveyAnswers } from "@atrium/contract";

/** What one has filled in so far; nothing chosen is null. */
export interface SurveyValues extends Record<string, unknown> {
  name: string;
  useCase: NonNullable<SurveyAnswers["useCase"]> | null;
  role: NonNullable<SurveyAnswers["role"]> | null;
  source: NonNullable<SurveyAnswers["source"]> | null;
  companySize: NonNullable<SurveyAnswers["companySize"]> | null;
}

/** The questions in order: one after the other on the phone, else all at once. */
export const SURVEY_STEPS = ["name", "useCase", "who", "size"] as const;

export const blankSurvey = (name: string | null): SurveyValues => ({
  name: name ?? "",
  useCase: null,
  role: null,
  source: null,
  companySize: null,
});

/** What is sent: only what was answered. */
export function answersOf({ name, ...chosen }: SurveyValues): SurveyAnswers {
  const given = Object.entries({ ...chosen, name: name.trim() }).filter(([, value]) => value !== null && value !== "");
  return Object.fromEntries(given);
}
