import type { Effect, OutboxMail } from "@atrium/contract";
import { createTransport } from "nodemailer";
import { z } from "zod";
import type { Clock } from "../clock.ts";
import type { Query, Transaction } from "../database/database.ts";
import type { DoOutgo, Outgoing } from "../outgoing/outgoing.ts";
import { isNoMailbox } from "./isNoMailbox.ts";
import { picturesIn } from "./mailPictures.ts";
import { putIntoOutbox } from "./outbox.ts";
import { refusedOf } from "./refusedMailboxes.ts";
import type { MailboxOf } from "./refusedMailboxes.ts";

/** Whom a team lets its mails come from: a name, and what stands before the @. Null: as in all other mails. */
const MailSender = z.object({ name: z.string().nullable(), prefix: z.string().nullable() });
export type MailSender = z.infer<typeof MailSender>;

const Mail = z.object({
  /** Identifies the mail in metrics and logs, instead of its address. */
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** Who is shown to have sent it, if not the program. */
  sender: MailSender.optional(),
  /** Whom an answer goes to, if not the sender. */
  replyTo: z.string().optional(),
  /** After this time the mail is useless: a code has expired. */
  usefulForMs: z.number(),
  /** Whether somebody waits for a code in it: see `refusedMailboxes.ts`. */
  isCode: z.boolean().optional(),
});
export type Mail = z.infer<typeof Mail>;

/** Accepts mail within a transaction: it is sent only if the transaction commits. */
export interface Mailer {
  send(tx: Transaction, mail: Mail, nowMs: number): Promise<Effect>;
  /** Which of some addresses `send` currently ignores, because their mailboxes do not exist. */
  refused(query: Query, addresses: readonly string[], nowMs: number): Promise<ReadonlySet<string>>;
  /** Domain of the addresses that teams choose a prefix for; null: there are none. */
  teamDomain: string | null;
}

export const createMailer = (outgoing: Outgoing, mailboxOf: MailboxOf, teamDomain: string | null): Mailer => ({
  teamDomain,
  async send(tx, mail, nowMs) {
    const { to, isCode = false } = mail;
    const refused = await refusedOf(tx, mailboxOf, { addresses: [to], isCode, nowMs });
    return refused.has(to) ? () => undefined : outgoing.put(tx, "mail", { content: mail, nowMs });
  },
  refused: (query, addresses, nowMs) => refusedOf(query, mailboxOf, { addresses, nowMs }),
});

export interface PostOptions {
  /** Null writes mails to `<outbox>/*.eml` instead. */
  smtpUrl: string | null;
  outbox: string;
  from: string;
  teamDomain: string | null;
  clock: Clock;
  /** Called with what a mail server says about a mailbox. */
  onMailbox: (address: string, is: "refused" | "accepted") => Promise<void>;
}

/** Delivers one mail to the mail server or the outbox. A retry sends the same mail with the same id. */
export function createPost(options: PostOptions): DoOutgo {
  const deliver = options.smtpUrl === null ? toOutbox(options) : bySmtp(options, options.smtpUrl);
  return async ({ id, atMs, content }) => {
    const mail = Mail.parse(content);
    if (options.clock.nowMs() > atMs + mail.usefulForMs) return "never";
    return deliver({ ...mail, id, atMs });
  };
}

interface Posted extends Mail {
  id: string;
  atMs: number;
}
type Deliver = (mail: Posted) => Promise<"done" | "refused">;

type Sending = Pick<PostOptions, "from" | "teamDomain">;

function messageOf(sending: Sending, { id, to, subject, text, html, replyTo, sender }: Posted) {
  const attachments = picturesIn(html);
  const host = /@([^\s>]+)/.exec(sending.from)?.[1] ?? "localhost";
  const addressed = { ...fromOf(sending, to, sender), to: { name: "", address: to }, messageId: `<${id}@${host}>` };
  const content = { subject, text, html, attachments };
  return { ...addressed, ...content, ...(replyTo !== undefined && { replyTo: { name: "", address: replyTo } }) };
}

/** Bounces and answers go to the program's own mailbox also from an address that a team has chosen: it has none. */
function fromOf({ from, teamDomain }: Sending, to: string, sender: MailSender | undefined) {
  if (sender === undefined) return { from };
  const [, named = "", bracketed] = /^([^<]*)<([^<>]+)>\s*$/.exec(from) ?? [];
  const own = (bracketed ?? from).trim();
  const name = sender.name ?? named.trim().replaceAll(/^"|"$/g, "");
  if (sender.prefix === null || teamDomain === null) return { from: { name, address: own } };
  const address = `${sender.prefix}@${teamDomain}`;
  return { from: { name, address }, replyTo: { name: "", address: own }, envelope: { from: own, to: `<${to}>` } };
}

function bySmtp(options: PostOptions, smtpUrl: string): Deliver {
  const { onMailbox } = options;
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return async (mail) => {
    try {
      await transport.sendMail(messageOf(options, mail));
    } catch (error) {
      if (!isNoMailbox(error)) throw error;
      await onMailbox(mail.to, "refused");
      return "refused";
    }
    await onMailbox(mail.to, "accepted");
    return "done";
  };
}

/** Writes two files per mail, for mail programs and for the outbox page, named so that they sort by time; a retry overwrites them. */
function toOutbox(options: PostOptions): Deliver {
  const { outbox } = options;
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return async (mail) => {
    const made = await transport.sendMail(messageOf(options, mail));
    const name = `${mail.atMs}-${mail.id}`;
    await putIntoOutbox(outbox, `${name}.json`, JSON.stringify(shown(mail)));
    await putIntoOutbox(outbox, `${name}.eml`, made.message as Buffer);
    return "done";
  };
}

const shown = ({ id, atMs, kind, to, subject, text, html }: Posted): OutboxMail => ({
  id,
  atMs,
  kind,
  to,
  subject,
  text,
  html,
});
