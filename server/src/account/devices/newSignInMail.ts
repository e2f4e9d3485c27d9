import type { Locale } from "@atrium/contract";
import type { Mail } from "../../platform/mail/mailer.ts";
import { deviceMail, type DeviceMail, type DeviceMailTexts } from "./deviceMail.ts";

const texts: Record<Locale, DeviceMailTexts> = {
  en: {
    title: "You signed in on a new device",
    lead: (device, at) => `${device ?? "A browser"} signed in to your account at ${at}.`,
    yours: "If this was you, there is nothing to do. If not, end that session and check who else reads your email.",
    open: "See your sessions",
    why: (address) => `Sent to ${address} because a new browser signed in to its account.`,
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

/** Tells somebody that a new browser signed in to their account. */
export const newSignInMail = (about: DeviceMail): Mail => deviceMail("newSignIn", texts[about.locale], about);
