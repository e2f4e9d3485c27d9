import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createTransport } from "nodemailer";
import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import { LOGO_CID } from "./mailFrame.ts";

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Named in the log in place of the address. */
  kind: string;
}

/** Sends mail. Taken over at once and sent in the background: a slow mail server holds nobody up. */
export interface Mailer {
  send(mail: Mail): void;
  /** For a stop: what is under way is tried once more at once instead of after a pause, and then no longer. */
  settle(): Promise<void>;
}

export interface MailerOptions {
  /** Null writes mails to `<outbox>/*.eml` instead. */
  smtpUrl: string | null;
  outbox: string;
  from: string;
  log: Log;
  clock: Clock;
}

const TRIES = 5;
const FIRST_PAUSE_MS = 1000;

export function createMailer(options: MailerOptions): Mailer {
  const deliver = options.smtpUrl === null ? toOutbox(options) : bySmtp(options, options.smtpUrl);
  const underWay = new Set<Promise<void>>();
  let stop = () => {};
  const stopping = new Promise<void>((done) => {
    stop = done;
  });
  const line: Line = { deliver, stopping, isStopping: false };
  return {
    send(mail) {
      const sending = sendPatiently(options, line, mail).finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    async settle() {
      line.isStopping = true;
      stop();
      await Promise.allSettled(underWay);
    },
  };
}

const LOGO_FILE = fileURLToPath(new URL("logo.png", import.meta.url));

function messageOf(from: string, { to, subject, text, html }: Mail) {
  const attachments = [{ cid: LOGO_CID, filename: "logo.png", path: LOGO_FILE }];
  return { from, to: { name: "", address: to }, subject, text, html, attachments };
}

type Deliver = (mail: Mail) => Promise<void>;
interface Line {
  deliver: Deliver;
  stopping: Promise<void>;
  isStopping: boolean;
}

async function sendPatiently(options: MailerOptions, line: Line, mail: Mail): Promise<void> {
  let isLast = false;
  for (let tries = 1; ; tries += 1) {
    try {
      await line.deliver(mail);
      return options.log.info({ mail: mail.kind }, "mail sent");
    } catch (error) {
      // The mail server's words may repeat the address: only its code is kept.
      const reason = error instanceof Error && "code" in error ? String(error.code) : "unknown";
      if (tries >= TRIES || isLast) return options.log.error({ mail: mail.kind, reason }, "mail given up");
      options.log.warn({ mail: mail.kind, reason, tries }, "mail failed, will be tried again");
      const pause = new Promise<void>((done) => options.clock.after(FIRST_PAUSE_MS * 4 ** (tries - 1), done));
      await Promise.race([pause, line.stopping]);
      isLast = line.isStopping;
    }
  }
}

function bySmtp({ from }: MailerOptions, smtpUrl: string): Deliver {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return async (mail) => void (await transport.sendMail(messageOf(from, mail)));
}

/** One file for each mail, named so that they sort by time. */
function toOutbox({ from, outbox, clock }: MailerOptions): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  let written = 0;
  return async (mail) => {
    const made = await transport.sendMail(messageOf(from, mail));
    await mkdir(outbox, { recursive: true, mode: 0o700 });
    written += 1;
    const file = join(outbox, `${clock.nowMs()}-${process.pid}-${String(written).padStart(5, "0")}.eml`);
    await writeFile(`${file}.part`, made.message as Buffer, { mode: 0o600 });
    await rename(`${file}.part`, file);
  };
}
