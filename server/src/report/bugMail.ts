import type { Locale } from "@atrium/contract";
import type { Mail } from "../platform/mail/mailer.ts";
import { letterMail } from "./letterMail.ts";
import type { Letter } from "./letter.ts";

interface BugMail {
  to: string;
  locale: Locale;
  letter: Letter;
  /** Of who has written it; empty if unknown. */
  name: string;
  siteUrl: string;
}

interface Texts {
  title: string;
  from: string;
  wanted: string;
  account: string;
  space: string;
  room: string;
  page: string;
  version: string;
  device: string;
  noticed: string;
  why: string;
}

const texts: Record<Locale, Texts> = {
  en: {
    title: "Somebody reports a problem",
    from: "Name",
    wanted: "Answer wanted at",
    account: "Account",
    space: "Space",
    room: "Room",
    page: "Page",
    version: "Build",
    device: "Browser",
    noticed: "Noticed by the page",
    why: "Sent to the support address of this installation.",
  },
  ru: {
    title: "Сообщение о неполадке",
    from: "Имя",
    wanted: "Ответ ждут на",
    account: "Аккаунт",
    space: "Пространство",
    room: "Комната",
    page: "Страница",
    version: "Сборка",
    device: "Браузер",
    noticed: "Что заметила страница",
    why: "Письмо отправлено на адрес поддержки этого сервера.",
  },
};

export function bugMail({ to, locale, letter, name, siteUrl }: BugMail): Mail {
  const say = texts[locale];
  const { accountId, email, said, spaceId, about } = letter;
  const link = typeof about["spaceLink"] === "string" ? `${siteUrl}${about["spaceLink"]}` : null;
  const noticed = Array.isArray(about["noticed"]) ? about["noticed"].join("; ") : null;
  return letterMail({
    kind: "bugReport",
    to,
    locale,
    title: say.title,
    said,
    facts: [
      [say.wanted, email],
      [say.from, name],
      [say.account, accountId],
      [say.space, [link, spaceId].filter((part) => part !== null).join(" ")],
      [say.room, textOf(about["roomId"])],
      [say.page, textOf(about["page"])],
      [say.version, textOf(about["version"])],
      [say.device, textOf(about["device"])],
      [say.noticed, noticed],
    ],
    replyTo: email,
    footer: say.why,
  });
}

const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);
