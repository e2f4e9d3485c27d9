import { errorText, type ErrorCode } from "@atrium/contract";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import type { Say } from "../../platform/i18n/texts.ts";
import type { inviteTexts } from "./texts.ts";

/** Why nobody was invited, in words. */
export const problemText = (problem: ErrorCode, say: Say<typeof inviteTexts.entries>): string =>
  problem === "accountIsNotVerified" ? say("notVerified") : errorText(problem, currentLocale());
