import type { Tries } from "../live/index.ts";
import { currentLocale } from "../platform/i18n/i18n.ts";
import type { Say } from "../platform/i18n/texts.ts";
import { untilText } from "../ui/dates.ts";
import type { spaceTexts } from "./texts.ts";

/** With more attempts left than this, the count is not shown. */
const FEW = 5;

/** The error of a password, and the attempts left. */
export function passwordFault(tries: Tries | null, say: Say<typeof spaceTexts.entries>): string {
  if (tries === null || tries.left > FEW) return say("wrongPassword");
  const when = untilText(tries.renewAtMs, Date.now(), currentLocale());
  return tries.left === 0 ? say("noMoreTries", { when }) : say("fewTries", { count: tries.left, when });
}
