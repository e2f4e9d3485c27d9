import type { Locale } from "@atrium/contract";
import type { Mail } from "../../platform/mail/mailer.ts";
import { noticeMail } from "../../platform/mail/noticeMail.ts";

export interface AskMail {
  to: string;
  name: string;
  email: string;
  /** The team or space they want to join. */
  place: string;
  /** The invitation they have is over or for another address, or they have none and the space is private. */
  because: "over" | "otherAddress" | "private";
  link: string;
  locale: Locale;
}

interface Texts {
  title(name: string, place: string): string;
  lead: Record<AskMail["because"], (email: string) => string>;
  note: string;
  open: string;
  why: Record<"sender" | "admin", (address: string) => string>;
}

const texts: Record<Locale, Texts> = {
  en: {
    title: (name, place) => `${name} asks to be invited to ${place}`,
    lead: {
      over: (email) => `Your invitation has ended. Their address is ${email}.`,
      otherAddress: (email) => `Your invitation went to another address. Theirs is ${email}.`,
      private: (email) => `The space is private, and they cannot enter. Their address is ${email}.`,
    },
    note: "Invite that address to let them in. If you do nothing, they are not told.",
    open: "Invite them",
    why: {
      sender: (address) => `Sent to ${address} because you sent the invitation.`,
      admin: (address) => `Sent to ${address} because you are an admin of the team.`,
    },
  },
  ru: {
    title: (name, place) => `${name}: просьба пригласить в «${place}»`,
    lead: {
      over: (email) => `Срок вашего приглашения вышел. Адрес для нового: ${email}.`,
      otherAddress: (email) => `Ваше приглашение пришло на другой адрес. Нужен этот: ${email}.`,
      private: (email) => `Пространство закрытое, и войти не получается. Адрес для приглашения: ${email}.`,
    },
    note: "Пригласите этот адрес, и человек войдёт. Если ничего не делать, ему об этом не скажут.",
    open: "Пригласить",
    why: {
      sender: (address) => `Письмо отправлено на ${address}, потому что приглашение отправили вы.`,
      admin: (address) => `Письмо отправлено на ${address}, потому что вы администратор команды.`,
    },
  },
};

const DAY_MS = 24 * 3_600_000;

/** Asks the sender of an invitation for another one, or an admin for a first one. */
export function askMail({ to, name, email, place, because, link, locale }: AskMail): Mail {
  const said = texts[locale];
  return noticeMail({
    kind: "invitationAsked",
    usefulForMs: 7 * DAY_MS,
    to,
    locale,
    title: said.title(name, place),
    lead: said.lead[because](email),
    note: said.note,
    way: { says: said.open, link },
    footer: said.why[because === "private" ? "admin" : "sender"](to),
  });
}
