import type { SurveyAnswers } from "@atrium/contract";

/** The answers so far; null if nothing was chosen. */
export interface SurveyValues extends Record<string, unknown> {
  name: string;
  useCase: NonNullable<SurveyAnswers["useCase"]> | null;
  role: NonNullable<SurveyAnswers["role"]> | null;
  source: NonNullable<SurveyAnswers["source"]> | null;
  companySize: NonNullable<SurveyAnswers["companySize"]> | null;
}

/** The questions in order: one after the other on the phone, otherwise all at once. */
export const SURVEY_STEPS = ["name", "useCase", "who", "size"] as const;

export const blankSurvey = (name: string | null): SurveyValues => ({
  name: name ?? "",
  useCase: null,
  role: null,
  source: null,
  companySize: null,
});

/** What to send: only what was answered. */
export function answersOf({ name, ...chosen }: SurveyValues): SurveyAnswers {
  const given = Object.entries({ ...chosen, name: name.trim() }).filter(([, value]) => value !== null && value !== "");
  return Object.fromEntries(given);
}
