import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { simpleParser } from "mailparser";

export interface Mail {
  subject: string;
  text: string;
  /** The six digits, if the mail contains a code. */
  code: string | null;
  /** The first link that contains a code, if any. */
  link: string | null;
}

/** A mail claimed by a program when it was killed is sent once it is released, after a minute or two. */
const MOST_ATTEMPTS = 1800;

/** Waits for a mail to an address in a program's outbox; `after` skips that many older ones. */
export async function waitForMail(outbox: string, to: string, after = 0): Promise<Mail> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const mails = await mailsTo(outbox, to);
    const mail = mails[after];
    if (mail) return mail;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No mail to ${to} in ${outbox}`);
}

async function mailsTo(outbox: string, to: string): Promise<Mail[]> {
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith(".eml")).sort();
  const mails = await Promise.all(names.map(async (name) => simpleParser(await readFile(join(outbox, name)))));
  const own = mails.filter((mail) => [mail.to].flat().some((address) => address?.text.includes(to)));
  return own.map((mail) => {
    const text = mail.text ?? "";
    return {
      subject: mail.subject ?? "",
      text,
      code: /\b(\d{6})\b/.exec(text)?.[1] ?? null,
      link: /https?:\/\/\S+\/(?:magiclink|change-email)\/\S+/.exec(text)?.[0] ?? null,
    };
  });
}
