import { defineTexts } from "../../platform/i18n/texts.ts";

export const devicesTexts = defineTexts("devicesOfAccount", {
  sessions: { ru: "Где вы вошли", en: "Where you are signed in" },
  sessionsLead: { ru: "Страна угадана по сетевому адресу.", en: "The country is a guess from the network address." },
  unknown: { ru: "Неизвестный браузер", en: "Unknown browser" },
  thisOne: { ru: "Этот браузер", en: "This browser" },
  used: { ru: "активность: {{ago}}", en: "used {{ago}}" },
  since: { ru: "вход: {{day}}", en: "signed in {{day}}" },
  end: { ru: "Завершить", en: "End" },
  itWasMe: { ru: "Это я", en: "It was me" },
  itWasMeOf: { ru: "Это я: {{device}}", en: "It was me: {{device}}" },
  strange: { ru: "Новый:", en: "New:" },
  endOf: { ru: "Завершить сеанс: {{device}}", en: "End session: {{device}}" },
  endOthers: { ru: "Завершить все остальные", en: "End all others" },
  endOthersTitle: { ru: "Завершить остальные сеансы?", en: "End all other sessions?" },
  endOthersText: {
    ru: "Во всех других браузерах нужно будет войти снова. Звонки там закончатся.",
    en: "You will have to sign in again in every other browser. Calls there end.",
  },
  cancel: { ru: "Отмена", en: "Cancel" },
  othersLeave: {
    ru: "Из комнат они выйдут за пять секунд.",
    en: "They leave the rooms they are in within five seconds.",
  },
  ended: {
    ru: { one: "Завершён {{count}} сеанс", few: "Завершено {{count}} сеанса", many: "Завершено {{count}} сеансов" },
    en: { one: "{{count}} session ended", other: "{{count}} sessions ended" },
  },
});
