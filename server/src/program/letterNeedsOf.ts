import type { LetterNeeds } from "../report/index.ts";
import type { PartsNeeds } from "./partsNeeds.ts";

/** Who reads what people write to the operators. */
export const letterNeedsOf = ({ config, mailer, outgoing, siteUrl, log }: PartsNeeds): LetterNeeds => ({
  mailer,
  outgoing,
  hasSalesForm: (config.hubspot?.salesFormId ?? null) !== null,
  siteUrl,
  supportEmail: config.supportEmail,
  defaultLocale: config.defaultLocale,
  onLetter: (letter) => log.warn(letter, "somebody wrote to the operators"),
});
