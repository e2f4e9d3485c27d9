import { constants } from "@atrium/contract";
import type { Locale } from "@atrium/contract";
import { LANGUAGE_TAGS } from "../../platform/mail/languageTags.ts";
import type { Mail } from "../../platform/mail/mailer.ts";
import { noticeMail } from "../../platform/mail/noticeMail.ts";

export interface ExpiryMail {
  to: string;
  spaceName: string;
  /** At least one, the first to go first. */
  recordings: readonly { roomName: string; startedAt: Date; goesAt: Date }[];
  /** Leads to the recordings of the space. */
  link: string;
  locale: Locale;
}

interface Texts {
  title: (count: number, day: string) => string;
  lead: (space: string, named: string) => string;
  one: (room: string, day: string) => string;
  more: (count: number) => string;
  note: string;
  open: string;
  why(address: string): string;
}

const texts: Record<Locale, Texts> = {
  en: {
    title: (count, day) =>
      count === 1
        ? `A recording will be deleted on ${day}`
        : `${count} recordings will be deleted, the first on ${day}`,
    lead: (space, named) => `In ${space}: ${named}.`,
    one: (room, day) => `${room} of ${day}`,
    more: (count) => `and ${count} more`,
    note: "They have been kept for as long as the team keeps recordings. Download what you want to keep before that day.",
    open: "Open the recordings",
    why: (address) => `Sent to ${address}. Choose which emails you get under My account, Notifications.`,
  },
  ru: {
    title: (count, day) =>
      count === 1 ? `Запись будет удалена ${day}` : `Записи будут удалены (${count}), первая — ${day}`,
    lead: (space, named) => `В пространстве «${space}»: ${named}.`,
    one: (room, day) => `«${room}» от ${day}`,
    more: (count) => `и ещё ${count}`,
    note: "Команда хранит записи до этого срока. Скачайте до этого дня то, что хотите сохранить.",
    open: "Открыть записи",
    why: (address) =>
      `Письмо для ${address}. Какие письма получать, вы выбираете в разделе «Мой аккаунт», «Уведомления».`,
  },
};

/** How many are named; the others are counted. */
const NAMED = 5;

/** Tells a host of a space which of its recordings will be deleted, and when. */
export function expiryMail({ to, spaceName, recordings, link, locale }: ExpiryMail): Mail {
  const said = texts[locale];
  const format = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { dateStyle: "long", timeZone: "UTC" });
  const named = recordings
    .slice(0, NAMED)
    .map(({ roomName, startedAt }) => said.one(roomName, format.format(startedAt)));
  const others = recordings.length - named.length;
  const list = named.join(", ") + (others > 0 ? ` ${said.more(others)}` : "");
  return noticeMail({
    kind: "recordingsExpire",
    usefulForMs: constants.keeping.toldBeforeMs,
    to,
    locale,
    title: said.title(recordings.length, format.format(recordings[0]?.goesAt)),
    lead: said.lead(spaceName, list),
    note: said.note,
    way: { says: said.open, link },
    footer: said.why(to),
  });
}
