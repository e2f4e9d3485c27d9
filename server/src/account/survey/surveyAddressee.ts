import type { SurveyAnswers } from "@atrium/contract";

export interface ToldSurvey extends Omit<SurveyAnswers, "name"> {
  email: string;
  name: string;
}

/** Who gets the answers besides this program. */
export interface SurveyAddressee {
  /** False if it does not answer: a retry may succeed. */
  tell(survey: ToldSurvey): Promise<boolean>;
}
