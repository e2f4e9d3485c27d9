import type { Locale } from "@atrium/contract";
import type { Mail } from "../../platform/mail/mailer.ts";
import { noticeMail } from "../../platform/mail/noticeMail.ts";

interface Texts {
  title: string;
  lead(address: string): string;
  notYou: string;
  why(address: string): string;
}

const texts: Record<Locale, Texts> = {
  en: {
    title: "Your address was changed",
    lead: (address) => `From now on you sign in to Atrium with ${address}. This address is no longer used.`,
    notYou: "If this was not you, tell the owner of this Atrium server at once: someone signed in as you.",
    why: (address) => `Sent to ${address} because it was the address of your account.`,
  },
  ru: {
    title: "Ваш адрес изменён",
    lead: (address) => `Теперь вы входите в Atrium с адресом ${address}. Этот адрес больше не используется.`,
    notYou: "Это были не вы? Сразу сообщите тому, кто ведёт этот Atrium: кто-то вошёл под вашим именем.",
    why: (address) => `Письмо отправлено на ${address}, потому что это был адрес вашей учётной записи.`,
  },
};

const WEEK_MS = 7 * 24 * 3_600_000;

/** Notifies the old address of the change; the new one is half hidden, in case somebody else reads along. */
export function emailChangedMail({ to, address, locale }: { to: string; address: string; locale: Locale }): Mail {
  const said = texts[locale];
  return noticeMail({
    kind: "emailChanged",
    usefulForMs: WEEK_MS,
    to,
    locale,
    title: said.title,
    lead: said.lead(halfHidden(address)),
    note: said.notYou,
    footer: said.why(to),
  });
}

/** `m…@example.org`. */
export const halfHidden = (address: string): string => address.replace(/^(.)[^@]*/u, "$1…");
