import { defineTexts } from "../../platform/i18n/texts.ts";

export const samlTexts = defineTexts("saml", {
  failed: { ru: "Войти не вышло", en: "You are not signed in" },
  answerRefused: {
    ru: "Ответ вашей организации не подошёл. Начните ещё раз; если не поможет, обратитесь к её администратору.",
    en: "Your organisation’s answer could not be used. Start again; if it stays like this, ask its administrator.",
  },
  spent: {
    ru: "Этот вход больше не действует. Начните ещё раз.",
    en: "This sign-in no longer works. Start again.",
  },
  notReached: { ru: "Сервер не отвечает. Попробуйте ещё раз.", en: "The server is not responding. Try again." },
  confirm: { ru: "Это ваша учётная запись?", en: "Is this account yours?" },
  confirmLead: {
    ru: "Адрес {{email}} уже зарегистрирован. Если подтвердите его кодом из письма, войти в эту учётную запись можно будет и через команду «{{team}}».",
    en: "{{email}} already has an account. If you confirm with a code from your mailbox, {{team}}’s sign-in can open it from now on.",
  },
  confirmOnly: {
    ru: "Подтверждайте, только если доверяете тем, кто управляет входом этой команды.",
    en: "Confirm only if you trust whoever runs this team’s sign-in.",
  },
  sendCode: { ru: "Прислать код", en: "Email me a code" },
  tried: { ru: "Проверка закончена", en: "The test is over" },
  triedLead: {
    ru: "Что получилось, видно рядом с настройками единого входа. Это окно можно закрыть.",
    en: "What came of it stands beside the settings of single sign-on. You may close this window.",
  },
  toSignIn: { ru: "Ко входу", en: "Go to sign-in" },
});
