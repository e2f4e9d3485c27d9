import { defineTexts } from "../../platform/i18n/texts.ts";

export const emailTexts = defineTexts("changeEmail", {
  change: { ru: "Сменить адрес", en: "Change address" },
  title: { ru: "Новый адрес почты", en: "Your new email" },
  lead: {
    ru: "Пришлём на него код. До подтверждения остаётся {{email}}.",
    en: "We will send a code to it. Until you confirm, {{email}} stays.",
  },
  proveLead: {
    ru: "Вы вошли довольно давно. Сначала пришлём код на {{email}}: он покажет, что это вы.",
    en: "You signed in a while ago. First we send a code to {{email}} to make sure it is you.",
  },
  newEmail: { ru: "Новый адрес", en: "New address" },
  sendCode: { ru: "Отправить код", en: "Send code" },
  codeTitle: { ru: "Код из письма", en: "The code from the email" },
  done: { ru: "Теперь ваш адрес — {{email}}", en: "Your address is now {{email}}" },
  sameAddress: { ru: "Это и есть ваш нынешний адрес.", en: "This is already your address." },
  askTitle: { ru: "Подтвердить адрес?", en: "Confirm your address?" },
  askLead: {
    ru: "Если он новый, коды и приглашения будут приходить на него, а другие ваши сеансы завершатся.",
    en: "If it is new, codes and invitations will go there from now on, and your other sessions end.",
  },
  confirm: { ru: "Подтвердить", en: "Confirm" },
  working: { ru: "Подтверждаем адрес…", en: "Confirming your address…" },
  failed: { ru: "Адрес не подтверждён", en: "Your address was not confirmed" },
  elsewhere: {
    ru: "Ссылка устарела, или в этом браузере вы не вошли. Откройте её там, где меняли адрес, или запросите новую.",
    en: "The link has been used, or you are not signed in here. Open it in the browser where you changed your address, or ask for a new one.",
  },
  toAccount: { ru: "К моему аккаунту", en: "Go to my account" },
});
