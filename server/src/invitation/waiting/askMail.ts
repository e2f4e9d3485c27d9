import type { Locale } from "@atrium/contract";
import type { Mail } from "../../platform/mail/mailer.ts";
import { noticeMail } from "../../platform/mail/noticeMail.ts";

export interface AskMail {
  to: string;
  /** Who asks. */
  name: string;
  email: string;
  /** Where they would like to come. */
  place: string;
  /** The invitation they have is over; else it is for another address. */
  isOver: boolean;
  link: string;
  locale: Locale;
}

interface Texts {
  title(name: string, place: string): string;
  over(email: string): string;
  other(email: string): string;
  note: string;
  open: string;
  why(address: string): string;
}

const texts: Record<Locale, Texts> = {
  en: {
    title: (name, place) => `${name} asks to be invited to ${place}`,
    over: (email) => `Your invitation has ended. Their address is ${email}.`,
    other: (email) => `Your invitation went to another address. Theirs is ${email}.`,
    note: "Invite that address to let them in. If you do nothing, they are not told.",
    open: "Invite them",
    why: (address) => `Sent to ${address} because you sent the invitation.`,
  },
  ru: {
    title: (name, place) => `${name}: просьба пригласить в «${place}»`,
    over: (email) => `Срок вашего приглашения вышел. Адрес для нового: ${email}.`,
    other: (email) => `Ваше приглашение пришло на другой адрес. Нужен этот: ${email}.`,
    note: "Пригласите этот адрес, и человек войдёт. Если ничего не делать, ему об этом не скажут.",
    open: "Пригласить",
    why: (address) => `Письмо отправлено на ${address}, потому что приглашение отправили вы.`,
  },
};

const DAY_MS = 24 * 3_600_000;

/** Asks whoever has sent an invitation for another one. */
export function askMail({ to, name, email, place, isOver, link, locale }: AskMail): Mail {
  const said = texts[locale];
  return noticeMail({
    kind: "invitationAsked",
    usefulForMs: 7 * DAY_MS,
    to,
    locale,
    title: said.title(name, place),
    lead: isOver ? said.over(email) : said.other(email),
    note: said.note,
    way: { says: said.open, link },
    footer: said.why(to),
  });
}
