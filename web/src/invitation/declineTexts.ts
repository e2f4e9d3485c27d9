import { defineTexts } from "../platform/i18n/texts.ts";

/** The words of the page on which an invitation's mail is declined. */
export const declineTexts = defineTexts("decline", {
  title: { ru: "Отказаться от приглашения?", en: "Decline this invitation?" },
  lead: {
    ru: "Ссылка в письме перестанет работать, и эта команда больше не сможет писать вам приглашения.",
    en: "The link in the mail stops working, and this team can no longer invite you by email.",
  },
  decline: { ru: "Отказаться и больше не получать", en: "Decline and hear no more" },
  foot: {
    ru: "Если письмо пришло случайно, его можно просто удалить.",
    en: "If the mail reached you by mistake, you can simply delete it.",
  },
  declined: { ru: "Вы отказались от приглашения в «{{name}}»", en: "You declined the invitation to {{name}}" },
  declinedLead: {
    ru: "Писем от «{{name}}» с приглашениями больше не будет. Эту страницу можно закрыть.",
    en: "{{name}} sends you no more invitations. You can close this page.",
  },
  gone: { ru: "Этого приглашения больше нет", en: "This invitation no longer exists" },
  goneLead: {
    ru: "Оно давно закончилось, или ссылка пришла не целиком. Отказываться не от чего.",
    en: "It ended long ago, or part of the link is missing. There is nothing left to decline.",
  },
});
