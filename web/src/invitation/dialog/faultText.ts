import { errorText, type EmailFault } from "@atrium/contract";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { sayIn } from "../../platform/i18n/texts.ts";
import { inviteTexts } from "./texts.ts";

/** Why one address was not invited, in words. */
export function faultText(fault: EmailFault): string {
  const locale = currentLocale();
  // The server does not tell an unreachable address from one whose owner declined: the advice is the same.
  return fault === "unknownError" ? sayIn(inviteTexts, locale)("noMail") : errorText(fault, locale);
}
