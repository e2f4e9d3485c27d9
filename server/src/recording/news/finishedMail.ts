import type { FinishedState, Locale } from "@atrium/contract";
import type { Mail } from "../../platform/mail/mailer.ts";
import { noticeMail } from "../../platform/mail/noticeMail.ts";

export interface FinishedMail {
  to: string;
  roomName: string;
  state: FinishedState;
  /** Leads to the recordings of its space. */
  link: string;
  locale: Locale;
}

interface Texts {
  title: Record<FinishedState, (room: string) => string>;
  lead: Record<FinishedState, string>;
  note: string;
  open: string;
  why(address: string): string;
}

const texts: Record<Locale, Texts> = {
  en: {
    title: {
      ready: (room) => `The recording of ${room} is ready`,
      partial: (room) => `The recording of ${room} is there in part`,
      failed: (room) => `The recording of ${room} failed`,
    },
    lead: {
      ready: "It has been processed. You can watch and download it in the space.",
      partial: "Its end is missing. What could be stored you can watch and download in the space.",
      failed: "Nothing of it could be stored. The list of recordings says why.",
    },
    note: "Hosts of the space find it in the list of its recordings too.",
    open: "Open the recordings",
    why: (address) => `Sent to ${address}. Choose which emails you get under My account, Notifications.`,
  },
  ru: {
    title: {
      ready: (room) => `«${room}»: запись готова`,
      partial: (room) => `«${room}»: запись сохранилась не целиком`,
      failed: (room) => `«${room}»: запись не удалась`,
    },
    lead: {
      ready: "Она обработана. Её можно посмотреть и скачать в пространстве.",
      partial: "Не хватает конца. Что удалось сохранить, можно посмотреть и скачать в пространстве.",
      failed: "Сохранить ничего не удалось. Почему, написано в списке записей.",
    },
    note: "Ведущие пространства тоже видят её в списке записей.",
    open: "Открыть записи",
    why: (address) =>
      `Письмо для ${address}. Какие письма получать, вы выбираете в разделе «Мой аккаунт», «Уведомления».`,
  },
};

const DAY_MS = 24 * 3_600_000;

/** Tells whoever started a recording what became of it. */
export function finishedMail({ to, roomName, state, link, locale }: FinishedMail): Mail {
  const said = texts[locale];
  return noticeMail({
    kind: "recordingFinished",
    usefulForMs: DAY_MS,
    to,
    locale,
    title: said.title[state](roomName),
    lead: said.lead[state],
    note: said.note,
    way: { says: said.open, link },
    footer: said.why(to),
  });
}
