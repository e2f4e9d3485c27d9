import { defineTexts } from "../../platform/i18n/texts.ts";

export const paymentTexts = defineTexts("payment", {
  confirmed: { ru: "Оплачено", en: "Paid" },
  confirmedText: {
    ru: "Всё купленное уже действует. Счёт придёт по почте и появится в истории платежей.",
    en: "What you bought is yours already. The invoice comes by mail and stands in the billing history.",
  },
  aheadText: {
    ru: "Пропуск заработает сам, когда придёт его время. Счёт придёт по почте и появится в истории платежей.",
    en: "The pass begins by itself when its time comes. The invoice comes by mail and stands in the billing history.",
  },
  inProgress: { ru: "Платёж подтверждается", en: "The money is on its way" },
  inProgressText: {
    ru: "Это может занять до 24 часов. Страницу можно закрыть: как только платёж подтвердится, всё заработает само.",
    en: "This may take up to 24 hours. You may close this page: once it is confirmed, everything works by itself.",
  },
  asksBank: { ru: "Банк хочет убедиться, что это вы", en: "Your bank asks who you are" },
  asksBankText: {
    ru: "Откройте страницу оплаты и подтвердите платёж. Что вы там введёте, мы не видим. Потом вернитесь сюда.",
    en: "Open the payment page and confirm the payment there. We do not see what you type. Then come back here.",
  },
  failed: { ru: "Платёж не прошёл", en: "The bank said no" },
  failedText: {
    ru: "Деньги не списаны, и ничего не изменилось. Попробуйте ещё раз или выберите другую карту.",
    en: "Nothing was charged, and nothing has changed. Try again, or choose another card.",
  },
  toBank: { ru: "Открыть страницу оплаты", en: "Open the payment page" },
  check: { ru: "Проверить", en: "Check now" },
  toSpaces: { ru: "К пространствам", en: "Go to my spaces" },
  toPlan: { ru: "К тарифу", en: "Plan and billing" },
  again: { ru: "Попробовать снова", en: "Try again" },
  toCards: { ru: "Способы оплаты", en: "Payment methods" },
});
