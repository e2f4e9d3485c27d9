import { operations } from "@atrium/contract";
import { expect, test } from "vitest";
import { answersOf, blankSurvey } from "./surveyModel.ts";

test("only what was answered is sent", () => {
  expect(answersOf(blankSurvey(null))).toEqual({});
  const answers = answersOf({ ...blankSurvey("  "), useCase: "teaching", companySize: "2-10" });
  expect(answers).toEqual({ useCase: "teaching", companySize: "2-10" });
  expect(operations.answerSurvey.input.safeParse(answers).success).toBe(true);
});

test("the name one has is filled in, and sent without blanks around it", () => {
  expect(blankSurvey("Mira").name).toBe("Mira");
  expect(answersOf(blankSurvey(" Mira "))).toEqual({ name: "Mira" });
});
