import type { Locale } from "@atrium/contract";
import { button, mailFrame, paragraph, title } from "../../platform/mail/mailFrame.ts";
import type { Mail } from "../../platform/mail/mailer.ts";

export interface NewSignInMail {
  to: string;
  /** As *Chrome, Windows*; null where the browser does not say. */
  device: string | null;
  atMs: number;
  link: string;
  locale: Locale;
}

interface Texts {
  title: string;
  lead(device: string | null, at: string): string;
  yours: string;
  open: string;
  why(address: string): string;
}

const texts: Record<Locale, Texts> = {
  en: {
    title: "You signed in on a new device",
    lead: (device, at) => `${device ?? "A browser"} signed in to your account at ${at}.`,
    yours:
      "Was it you? Then there is nothing to do. If not, end that session and change nothing else: your mailbox is the key.",
    open: "See your sessions",
    why: (address) => `Sent to ${address} because a browser signed in there for the first time.`,
  },
  ru: {
    title: "Вход с нового устройства",
    lead: (device, at) => `${device ?? "Браузер"}: вход в вашу учётную запись ${at}.`,
    yours:
      "Это были вы? Тогда делать ничего не нужно. Если нет, завершите этот сеанс и проверьте, кто читает вашу почту.",
    open: "Посмотреть сеансы",
    why: (address) => `Письмо отправлено на ${address}, потому что в этом браузере вход был впервые.`,
  },
};

const TAGS: Record<Locale, string> = { ru: "ru", en: "en-GB" };
const DAY_MS = 24 * 3_600_000;

/** Tells somebody that their account was opened in a browser that had not been there before. */
export function newSignInMail({ to, device, atMs, link, locale }: NewSignInMail): Mail {
  const said = texts[locale];
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
    kind: "newSignIn",
    usefulForMs: DAY_MS,
    to,
    subject: said.title,
    text: [said.title, lead, said.yours, `${said.open}:\n${link}`, footer].join("\n\n"),
    html: mailFrame({ locale, subject: said.title, preview: lead, body: body.join("\n"), note: said.yours, footer }),
  };
}
