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
  stayOpen: { ru: "Посмотреть тарифы", en: "See plans" },
  another: { ru: "Купить ещё", en: "Another day pass" },
  hide: { ru: "Скрыть", en: "Hide" },
});
