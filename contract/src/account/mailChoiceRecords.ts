import { z } from "zod";

/** Mails somebody can turn off. Security mails, and mails they request themselves, are always sent. */
export const MAIL_CHOICES = ["direct", "mention", "role", "recording"] as const;
export type MailChoice = (typeof MAIL_CHOICES)[number];

/** Which of them somebody wants. */
export const MailChoices = z.strictObject({
  /** A direct message, once it has stayed unread for ten minutes. */
  direct: z.boolean(),
  /** A mention of them in a team's chat, after the same time. */
  mention: z.boolean(),
  /** A change of their role in a team. */
  role: z.boolean(),
  /** What became of a recording they started, once no page has told them for ten minutes. */
  recording: z.boolean(),
});
export type MailChoices = z.infer<typeof MailChoices>;

/** Applies until somebody chooses otherwise. */
export const DEFAULT_MAIL_CHOICES: MailChoices = { direct: true, mention: false, role: true, recording: true };
