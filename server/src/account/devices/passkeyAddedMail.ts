import type { Locale } from "@atrium/contract";
import type { Mail } from "../../platform/mail/mailer.ts";
import { deviceMail, type DeviceMail, type DeviceMailTexts } from "./deviceMail.ts";

const texts: Record<Locale, DeviceMailTexts> = {
  en: {
    title: "A passkey was added",
    lead: (device, at) =>
      `${device ?? "A browser"} created a passkey for your account at ${at}. It signs in without a code.`,
    yours: "If this was you, there is nothing to do. If not, remove the passkey in your account and end that session.",
    open: "See your passkeys",
    why: (address) => `Sent to ${address} because a passkey was added to its account.`,
  },
  ru: {
    title: "Добавлен ключ доступа",
    lead: (device, at) =>
      `${device ?? "Браузер"}: для вашей учётной записи создан ключ доступа ${at}. С ним входят без кода.`,
    yours: "Это были вы? Тогда делать ничего не нужно. Если нет, удалите ключ в учётной записи и завершите тот сеанс.",
    open: "Посмотреть ключи доступа",
    why: (address) => `Письмо отправлено на ${address}, потому что туда теперь можно войти новым ключом доступа.`,
  },
};

/** Tells somebody that a passkey was added to their account. */
export const passkeyAddedMail = (about: DeviceMail): Mail => deviceMail("passkeyAdded", texts[about.locale], about);
