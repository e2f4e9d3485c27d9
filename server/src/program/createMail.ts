import { join } from "node:path";
import type { Clock } from "../platform/clock.ts";
import type { Config } from "../platform/config.ts";
import type { Database } from "../platform/database/database.ts";
import type { Log } from "../platform/log.ts";
import { createMailer, createPost } from "../platform/mail/mailer.ts";
import type { Mailer } from "../platform/mail/mailer.ts";
import { createOutgoing } from "../platform/outgoing/outgoing.ts";
import type { Secrets } from "../platform/secrets.ts";

export interface ProgramMail {
  mailer: Mailer;
  /** Where mails are kept without a mail server. */
  outbox: string;
  /** The same if whoever uses this computer may read it on a page; otherwise null. */
  shownOutbox: string | null;
  /** Starts sending. Until then mail is only stored. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface MailNeeds {
  config: Config;
  secrets: Secrets;
  db: Database;
  clock: Clock;
  log: Log;
}

/** Carries mail from the transaction that sends it to the mail server. */
export function createMail({ config, secrets, db, clock, log }: MailNeeds): ProgramMail {
  const outbox = join(config.dataFolder, "outbox");
  const outgoing = createOutgoing({ db, key: secrets.outgoing, log });
  const mail = createPost({ smtpUrl: config.smtpUrl, outbox, from: config.mailFrom, clock });
  return {
    mailer: createMailer(outgoing),
    outbox,
    shownOutbox: config.isLoopback && config.smtpUrl === null ? outbox : null,
    start: () => outgoing.start({ mail }),
    stop: () => outgoing.stop(),
  };
}
