import type { Locale } from "@atrium/contract";
import type { Mail } from "../../platform/mail/mailer.ts";
import { noticeMail } from "../../platform/mail/noticeMail.ts";
import { LANGUAGE_TAGS } from "../../platform/mail/languageTags.ts";

export interface DeletionMail {
  to: string;
  deletesAt: Date;
  /** URL of the sign-in page. */
  link: string;
  locale: Locale;
}

interface Texts {
  title: string;
  lead(day: string): string;
  back: string;
  signIn: string;
  why(address: string): string;
}

const texts: Record<Locale, Texts> = {
  en: {
    title: "Your account was deleted",
    lead: (day) => `Sign in before ${day} to restore it. After that it is gone for good.`,
    back: "Teams with only you in them come back with it. You have left the others: ask for a new invitation.",
    signIn: "Restore account",
    why: (address) => `Sent to ${address} because its account was deleted.`,
  },
  ru: {
    title: "Ваш аккаунт удалён",
    lead: (day) => `Чтобы вернуть его, войдите до ${day}. Потом он исчезнет навсегда.`,
    back: "Вместе с ним вернутся команды, где вы были одни. Из остальных вы вышли: попросите пригласить вас снова.",
    signIn: "Вернуть аккаунт",
    why: (address) => `Письмо отправлено на ${address}, потому что этот аккаунт удалили.`,
  },
};

const DAY_MS = 24 * 3_600_000;

/** Tells somebody that their account was deleted, and until when it can be restored. */
export function deletionMail({ to, deletesAt, link, locale }: DeletionMail): Mail {
  const said = texts[locale];
  const day = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { dateStyle: "long", timeZone: "UTC" }).format(deletesAt);
  return noticeMail({
    kind: "accountDeleted",
    usefulForMs: DAY_MS,
    to,
    locale,
    title: said.title,
    lead: said.lead(day),
    note: said.back,
    way: { says: said.signIn, link },
    footer: said.why(to),
  });
}
