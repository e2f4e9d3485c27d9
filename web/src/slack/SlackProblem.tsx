import { errorText } from "@atrium/contract";
import { currentLocale } from "../platform/i18n/i18n.ts";
import { useTexts, type Say } from "../platform/i18n/texts.ts";
import styles from "./slack.module.css";
import { slackTexts } from "./texts.ts";
import type { SlackPage, SlackProblem as Problem } from "./useSlackPage.ts";

type SlackSay = Say<(typeof slackTexts)["entries"]>;

/** What came of Slack's page, or that it waits. */
export function SlackProblem({ isWaiting, problem }: Pick<SlackPage, "isWaiting" | "problem">) {
  const say = useTexts(slackTexts);
  return (
    <>
      <p className={styles["hint"]} role="status">
        {isWaiting ? say("waiting") : null}
      </p>
      <p className={styles["problem"]} role="alert">
        {problem === null ? null : whyOf(problem, say)}
      </p>
    </>
  );
}

/** Codes here are Slack's, which nobody has typed. */
function whyOf(problem: Problem, say: SlackSay): string {
  if (problem === "blocked") return say("blocked");
  if (problem === "invalidCode") return say("spent");
  return problem === "unknownError" ? say("notReached") : errorText(problem, currentLocale());
}
