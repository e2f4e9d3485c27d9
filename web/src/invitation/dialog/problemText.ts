import { errorText } from "@atrium/contract";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import type { Say } from "../../platform/i18n/texts.ts";
import { dateText } from "../../ui/dates.ts";
import type { inviteTexts } from "./texts.ts";
import type { InviteProblem } from "./useInvite.ts";

/** Only the daily limit makes one wait longer than this. */
const LONG_MS = 15 * 60_000;

/** Why nobody was invited, in words. */
export function problemText({ code, retryAfterMs }: InviteProblem, say: Say<typeof inviteTexts.entries>): string {
  const locale = currentLocale();
  if (code === "accountIsNotVerified") return say("notVerified");
  if (code === "tooOftenAttempts" && retryAfterMs !== null && retryAfterMs > LONG_MS)
    return say("dayIsUsedUp", { time: dateText(Date.now() + retryAfterMs, "full", locale) });
  return errorText(code, locale);
}
