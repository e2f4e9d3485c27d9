import { z } from "zod";

/** Path for reading and emptying the program's own outbox, only on the computer it runs on. */
export const OUTBOX_PATH = "/dev/mail/mails";

/** A mail that stayed on this computer, because no mail server is configured. */
export const OutboxMail = z.object({
  id: z.string(),
  atMs: z.number(),
  /** Its kind, for example `signIn`. */
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** The complete page, with embedded pictures. */
  html: z.string(),
});
export type OutboxMail = z.infer<typeof OutboxMail>;

/** Newest first. */
export const Outbox = z.object({ mails: z.array(OutboxMail) });
export type Outbox = z.infer<typeof Outbox>;
