import type { LetterNeeds } from "../report/index.ts";
import type { PartsNeeds } from "./partsNeeds.ts";

/** Who reads what people write to the operators. */
export const letterNeedsOf = ({ config, mailer, siteUrl, log }: PartsNeeds): LetterNeeds => ({
  mailer,
  siteUrl,
  supportEmail: config.supportEmail,
  defaultLocale: config.defaultLocale,
  onLetter: (letter) => log.warn(letter, "somebody wrote to the operators"),
});
