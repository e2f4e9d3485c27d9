import { defineTexts } from "../../platform/i18n/texts.ts";

export const tryTexts = defineTexts("try", {
  tryTitle: { ru: "Ваше место за минуту", en: "Your own space in a minute" },
  tryLead: {
    ru: "Без почты и оплаты: назовите, откройте, отправьте ссылку.",
    en: "No email, no card. Name it, open it, send the link.",
  },
  defaultTeam: { ru: "Моя команда", en: "My team" },
  defaultSpace: { ru: "Наше место", en: "Our space" },
  tryAct: { ru: "Создать моё место", en: "Create my space" },
  ready: { ru: "«{{name}}» готово", en: "{{name}} is ready" },
  readyLead: {
    ru: "Три комнаты ждут. Отправьте ссылку тому, с кем хотите поговорить.",
    en: "Three rooms are waiting. Send the link to someone you want to talk to.",
  },
  copy: { ru: "Скопировать", en: "Copy" },
  copied: { ru: "Ссылка уже в буфере обмена", en: "Link copied" },
  enterNow: { ru: "Войти в пространство", en: "Enter the space" },
  toDashboard: { ru: "К моим пространствам", en: "Go to my spaces" },
  haveAccount: { ru: "Есть учётная запись?", en: "Have an account?" },
  signIn: { ru: "Войти", en: "Sign in" },
});
