import type { Locale } from "@atrium/contract";
import { button, mailFrame, paragraph, title } from "../../platform/mail/mailFrame.ts";
import type { Mail } from "../../platform/mail/mailer.ts";

/** Something was done to an account by a browser, which its owner should hear of. */
export interface DeviceMail {
  to: string;
  /** As *Chrome, Windows*; null where the browser does not say. */
  device: string | null;
  atMs: number;
  link: string;
  locale: Locale;
}

export interface DeviceMailTexts {
  title: string;
  lead(device: string | null, at: string): string;
  /** What to do if it was somebody else. */
  yours: string;
  open: string;
  why(address: string): string;
}

const TAGS: Record<Locale, string> = { ru: "ru", en: "en-GB" };
const DAY_MS = 24 * 3_600_000;

export function deviceMail(kind: string, said: DeviceMailTexts, about: DeviceMail): Mail {
  const { to, device, atMs, link, locale } = about;
  const at = new Intl.DateTimeFormat(TAGS[locale], { dateStyle: "long", timeStyle: "long", timeZone: "UTC" }).format(
    atMs,
  );
  const [lead, footer] = [said.lead(device, at), said.why(to)];
  const body = [
    title(said.title),
    paragraph(lead, "margin:12px 0 20px;font-size:16px;line-height:24px"),
    button(said.open, link),
  ];
  return {
    kind,
    usefulForMs: DAY_MS,
    to,
    subject: said.title,
    text: [said.title, lead, said.yours, `${said.open}:\n${link}`, footer].join("\n\n"),
    html: mailFrame({ locale, subject: said.title, preview: lead, body: body.join("\n"), note: said.yours, footer }),
  };
}
