import type { Locale } from "@atrium/contract";
import type { Mailer } from "../platform/mail/mailer.ts";
import type { Outgoing } from "../platform/outgoing/outgoing.ts";

/** What letters to the operators need from the rest of the program. */
export interface LetterNeeds {
  mailer: Mailer;
  outgoing: Pick<Outgoing, "put">;
  /** Whether letters to sales are also submitted to a form of the operators. */
  hasSalesForm: boolean;
  /** Where the operators read mail; null if they have named no address. */
  supportEmail: string | null;
  /** Their language. */
  defaultLocale: Locale;
  siteUrl: () => string;
  /** Tells the operators' log that one was written. */
  onLetter: (letter: { id: string; kind: string }) => void;
}
