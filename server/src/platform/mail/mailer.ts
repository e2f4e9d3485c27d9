import type { Effect, OutboxMail } from "@atrium/contract";
import { createTransport } from "nodemailer";
import { z } from "zod";
import type { Clock } from "../clock.ts";
import type { Transaction } from "../database/database.ts";
import type { DoOutgo, Outgoing } from "../outgoing/outgoing.ts";
import { picturesIn } from "./mailPictures.ts";
import { putIntoOutbox } from "./outbox.ts";

const Mail = z.object({
  /** Identifies the mail in metrics and logs, instead of its address. */
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** After this time the mail is useless: a code has expired. */
  usefulForMs: z.number(),
});
export type Mail = z.infer<typeof Mail>;

/** Accepts mail within the transaction that sends it: it goes out if that commits, and only then. */
export interface Mailer {
  send(tx: Transaction, mail: Mail, nowMs: number): Promise<Effect>;
}

export const createMailer = (outgoing: Outgoing): Mailer => ({
  send: (tx, mail, nowMs) => outgoing.put(tx, "mail", { content: mail, nowMs }),
});

export interface PostOptions {
  /** Null writes mails to `<outbox>/*.eml` instead. */
  smtpUrl: string | null;
  outbox: string;
  from: string;
  clock: Clock;
}

/** Delivers one mail to the mail server or the outbox. A retry sends the same mail with the same id. */
export function createPost(options: PostOptions): DoOutgo {
  const deliver = options.smtpUrl === null ? toOutbox(options) : bySmtp(options, options.smtpUrl);
  return async ({ id, atMs, content }) => {
    const mail = Mail.parse(content);
    if (options.clock.nowMs() > atMs + mail.usefulForMs) return "never";
    await deliver({ ...mail, id, atMs });
    return "done";
  };
}

interface Posted extends Mail {
  id: string;
  atMs: number;
}
type Deliver = (mail: Posted) => Promise<void>;

function messageOf(from: string, { id, to, subject, text, html }: Posted) {
  const attachments = picturesIn(html);
  const host = /@([^\s>]+)/.exec(from)?.[1] ?? "localhost";
  return { from, to: { name: "", address: to }, subject, text, html, attachments, messageId: `<${id}@${host}>` };
}

function bySmtp({ from }: PostOptions, smtpUrl: string): Deliver {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return async (mail) => void (await transport.sendMail(messageOf(from, mail)));
}

/** Writes two files per mail, for mail programs and for the outbox page, named so that they sort by time; a retry overwrites them. */
function toOutbox({ from, outbox }: PostOptions): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return async (mail) => {
    const made = await transport.sendMail(messageOf(from, mail));
    const name = `${mail.atMs}-${mail.id}`;
    await putIntoOutbox(outbox, `${name}.json`, JSON.stringify(shown(mail)));
    await putIntoOutbox(outbox, `${name}.eml`, made.message as Buffer);
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
