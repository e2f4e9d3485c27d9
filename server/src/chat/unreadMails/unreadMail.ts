import type { Locale } from "@atrium/contract";
import type { Mail } from "../../platform/mail/mailer.ts";
import { noticeMail } from "../../platform/mail/noticeMail.ts";

export interface UnreadMail {
  to: string;
  /** Who wrote; null if they have no name. */
  author: string | null;
  /** The team in whose chat they were mentioned; null for a direct chat. */
  teamName: string | null;
  link: string;
  locale: Locale;
}

interface Texts {
  somebody: string;
  wrote(author: string): string;
  named(author: string, team: string): string;
  lead: string;
  note: string;
  open: string;
  why(address: string): string;
}

const texts: Record<Locale, Texts> = {
  en: {
    somebody: "Someone",
    wrote: (author) => `${author} wrote to you`,
    named: (author, team) => `${author} mentioned you in the ${team} chat`,
    lead: "The message has been waiting for ten minutes. You can read it in the chat.",
    note: "We will not email you about this chat again until you have read it.",
    open: "Read and reply",
    why: (address) => `Sent to ${address}. Choose which emails you get under My account, Notifications.`,
  },
  ru: {
    somebody: "Кто-то",
    wrote: (author) => `${author}: новое сообщение для вас`,
    named: (author, team) => `${author}: вас упомянули в чате команды «${team}»`,
    lead: "Оно ждёт уже десять минут. Сам текст остаётся в чате.",
    note: "Пока вы его не прочтёте, других писем об этом чате не будет.",
    open: "Прочитать и ответить",
    why: (address) =>
      `Письмо для ${address}. Какие письма получать, вы выбираете в разделе «Мой аккаунт», «Уведомления».`,
  },
};

const DAY_MS = 24 * 3_600_000;

/** Tells somebody that they were written to while they were away. It quotes nothing: mailboxes are read by others too. */
export function unreadMail({ to, author, teamName, link, locale }: UnreadMail): Mail {
  const said = texts[locale];
  const who = author ?? said.somebody;
  return noticeMail({
    kind: teamName === null ? "unreadDirect" : "unreadMention",
    usefulForMs: DAY_MS,
    to,
    locale,
    title: teamName === null ? said.wrote(who) : said.named(who, teamName),
    lead: said.lead,
    note: said.note,
    way: { says: said.open, link },
    footer: said.why(to),
  });
}
