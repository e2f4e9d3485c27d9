import { join } from "node:path";
import { keyedHash, parseEmail } from "../account/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Config } from "../platform/config.ts";
import type { Database } from "../platform/database/database.ts";
import type { Log } from "../platform/log.ts";
import { createMailer, createPost } from "../platform/mail/mailer.ts";
import type { Mailer, PostOptions } from "../platform/mail/mailer.ts";
import { noteAccepted, noteRefused } from "../platform/mail/refusedMailboxes.ts";
import { createOutgoing } from "../platform/outgoing/outgoing.ts";
import type { DoOutgo, Outgoing } from "../platform/outgoing/outgoing.ts";
import type { Secrets } from "../platform/secrets.ts";
import { submitSalesLetters } from "../report/index.ts";

export interface ProgramMail {
  mailer: Mailer;
  /** Queue for other things that must be sent to outside services. */
  outgoing: Pick<Outgoing, "put">;
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
  /** Revokes permissions at outside services. */
  permission: DoOutgo;
}

/** Carries mail from the transaction that sends it to the mail server. */
export function createMail({ config, secrets, db, clock, log, permission }: MailNeeds): ProgramMail {
  const outbox = join(config.dataFolder, "outbox");
  const outgoing = createOutgoing({ db, key: secrets.outgoing, log });
  const mailboxOf = (address: string) => keyedHash(secrets.codes, "mailbox", parseEmail(address)?.key ?? address);
  const onMailbox: PostOptions["onMailbox"] = (address, is) =>
    is === "refused" ? noteRefused(db, mailboxOf(address), clock.nowMs()) : noteAccepted(db, mailboxOf(address));
  const form = submitSalesLetters(config.hubspot);
  const { smtpUrl, mailFrom: from, mailTeamDomain: teamDomain } = config;
  const mail = createPost({ smtpUrl, outbox, from, teamDomain, clock, onMailbox });
  return {
    mailer: createMailer(outgoing, mailboxOf, teamDomain),
    outgoing,
    outbox,
    shownOutbox: config.isLoopback && smtpUrl === null ? outbox : null,
    start: () => outgoing.start({ mail, permission, form }),
    stop: () => outgoing.stop(),
  };
}
