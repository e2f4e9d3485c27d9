import { defineTexts, type Say } from "../../../platform/i18n/texts.ts";

export const planBillingTexts = defineTexts("planBilling", {
  subscription: { ru: "Подписка", en: "Subscription" },
  has: {
    ru: {
      one: "{{plan}}, {{count}} человек",
      few: "{{plan}}, {{count}} человека",
      many: "{{plan}}, {{count}} человек",
    },
    en: { one: "{{plan}}, {{count}} person", other: "{{plan}}, {{count}} people" },
  },
  renewsMonth: { ru: "Помесячно, продлится {{day}}", en: "Monthly, renews on {{day}}" },
  renewsYear: { ru: "За год, продлится {{day}}", en: "Annual, renews on {{day}}" },
  ends: {
    ru: "Отменена, закончится {{day}}. Сразу ничего не удалится",
    en: "Cancelled, ends on {{day}}. Nothing is removed then",
  },
  triedAgain: {
    ru: "Продление не оплачено. Попробуем ещё раз {{day}}; проверьте карту",
    en: "The renewal was not paid. We try again on {{day}}; please check the card",
  },
  lastTry: {
    ru: "Продление не оплачено. Скоро команда перейдёт на бесплатный тариф, сразу ничего не удалится",
    en: "The renewal was not paid. The team is soon on the free plan; nothing is removed then",
  },
  cancelTitle: { ru: "Отменить подписку?", en: "Cancel the subscription?" },
  cancelText: {
    ru: "В конце оплаченного срока команда перейдёт на бесплатный тариф и его пределы; до тех пор подписку можно возобновить. Ещё через {{after}} дней в чатах команды начнут удаляться сообщения старше {{kept}} дней.",
    en: "At the end of the paid period the team moves to the free plan and its limits; you can reactivate it until then. {{after}} days later messages older than {{kept}} days begin to be deleted from the team’s chats.",
  },
  cancelAct: { ru: "Отменить подписку", en: "Cancel subscription" },
  keepIt: { ru: "Оставить", en: "Keep it" },
  addPeople: { ru: "Добавить людей", en: "Add people" },
  larger: { ru: "Тариф больше", en: "A larger plan" },
  toAnnual: { ru: "Платить за год", en: "Switch to annual" },
  reactivate: { ru: "Возобновить", en: "Reactivate" },
  cards: { ru: "Карты и счета", en: "Cards and invoices" },
  methods: { ru: "Способы оплаты", en: "Payment methods" },
  addCard: { ru: "Добавить", en: "Add" },
  noCards: {
    ru: "Карт пока нет. Они добавляются на странице оплаты.",
    en: "No cards yet. They are added on the payment page.",
  },
  cardEnds: { ru: "До {{ends}}", en: "Ends {{ends}}" },
  default: { ru: "Основная", en: "Default" },
  makeDefault: { ru: "Сделать основной", en: "Make default" },
  makeDefaultOf: { ru: "Сделать основной: {{name}}", en: "Make default: {{name}}" },
  deleteCard: { ru: "Удалить", en: "Delete" },
  deleteOf: { ru: "Удалить: {{name}}", en: "Delete: {{name}}" },
  deleteTitle: { ru: "Удалить карту {{last4}}?", en: "Delete card {{last4}}?" },
  deleteText: { ru: "С неё больше ничего не спишется.", en: "Nothing is charged to it any more." },
  deleteDefaultText: {
    ru: "Это основная карта: пока не выбрана другая, продление подписки не оплатится.",
    en: "It is the default card: a renewal is not paid until you choose another.",
  },
  history: { ru: "История платежей", en: "Billing history" },
  more: { ru: "Показать раньше", en: "Show earlier ones" },
  rate: { ru: "Подписка", en: "Subscription" },
  dayPass: { ru: "Дневной пропуск", en: "Day pass" },
  completed: { ru: "Оплачено", en: "Paid" },
  pending: { ru: "Ожидает оплаты", en: "Pending" },
  pdf: { ru: "Счёт", en: "Invoice" },
  pdfOf: { ru: "Счёт {{number}} в PDF", en: "Invoice {{number}} as a PDF" },
});

export type PlanBillingSay = Say<(typeof planBillingTexts)["entries"]>;
