import { z } from "zod";

/** Where the program's own outbox is read and emptied, on the computer it runs on only. */
export const OUTBOX_PATH = "/dev/mail/mails";

/** A mail that stayed on this computer, because no mail server is set. */
export const OutboxMail = z.object({
  id: z.string(),
  atMs: z.number(),
  /** What it is, for example `signIn`. */
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** Whole, with its pictures inside. */
  html: z.string(),
});
export type OutboxMail = z.infer<typeof OutboxMail>;

/** Newest first. */
export const Outbox = z.object({ mails: z.array(OutboxMail) });
export type Outbox = z.infer<typeof Outbox>;
