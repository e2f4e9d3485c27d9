import { errorText } from "@atrium/contract";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { accountTexts } from "../texts.ts";
import { minutesAndSeconds } from "./minutesAndSeconds.ts";
import type { SignInProblem } from "./signInModel.ts";

/** Why an address or a code was refused, in words. */
export function useProblemText(problem: SignInProblem | null): string | null {
  const say = useTexts(accountTexts);
  if (problem === null) return null;
  if (problem.kind === "tooSoon") return say("sentAlready", { time: minutesAndSeconds(problem.retryAfterMs) });
  if (problem.kind === "refused") return errorText(problem.code, currentLocale());
  return problem.triesLeft === 0 ? say("noTriesLeft") : say("wrongCode", { count: problem.triesLeft });
}
