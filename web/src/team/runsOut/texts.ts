import { defineTexts } from "../../platform/i18n/texts.ts";

export const runsOutTexts = defineTexts("runsOut", {
  hours: { ru: "Сегодня осталось бесплатного времени: {{time}}.", en: "{{time}} of free hours are left today." },
  hoursHow: {
    ru: "Потом пространство закроется до {{when}}.",
    en: "After that the space is closed until {{when}}.",
  },
  pass: { ru: "Дневной пропуск закончится: {{when}}.", en: "The day pass ends at {{when}}." },
  passHow: {
    ru: "Потом вернётся прежний тариф. Ничего не удалится.",
    en: "Then the plan from before is back. Nothing is deleted.",
  },
  contract: { ru: "Договор действует до {{day}} включительно.", en: "The contract is in force through {{day}}." },
  contractHow: {
    ru: "Потом у команды будет тариф, с которого начинают новые команды. Сразу ничего не удалится.",
    en: "After that the team is on the plan new teams begin with. Nothing is deleted then.",
  },
  talk: { ru: "Связаться с нами", en: "Talk to us" },
  free: {
    ru: "Бесплатный тариф: людей одновременно до {{people}}, комнат до {{rooms}}, часов в день до {{hours}}.",
    en: "The free plan: up to {{people}} people at once, {{rooms}} rooms, {{hours}} hours a day.",
  },
  freeHow: {
    ru: "В других тарифах всего больше, есть записи и закрытые пространства.",
    en: "Other plans have more of everything, recordings and private spaces.",
  },
  stayOpen: { ru: "Посмотреть тарифы", en: "See plans" },
  another: { ru: "Купить ещё", en: "Another day pass" },
  hide: { ru: "Скрыть", en: "Hide" },
});
