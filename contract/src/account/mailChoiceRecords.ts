import { z } from "zod";

/** Mails somebody may do without. What keeps an account safe, and what they ask for themselves, always comes. */
export const MAIL_CHOICES = ["direct", "mention", "role"] as const;
export type MailChoice = (typeof MAIL_CHOICES)[number];

/** Which of them somebody wants. */
export const MailChoices = z.strictObject({
  /** What another has written to them, once it has waited unread for ten minutes. */
  direct: z.boolean(),
  /** Their name in a team's chat, after the same time. */
  mention: z.boolean(),
  /** That their role in a team is another now. */
  role: z.boolean(),
});
export type MailChoices = z.infer<typeof MailChoices>;

/** What is so until somebody chooses otherwise. */
export const DEFAULT_MAIL_CHOICES: MailChoices = { direct: true, mention: false, role: true };
