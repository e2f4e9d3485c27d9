import { defineTexts, type Say } from "../../platform/i18n/texts.ts";

export const subscriptionTexts = defineTexts("subscription", {
  buyTitle: { ru: "Тариф «{{plan}}»", en: "{{plan}} for your team" },
  growTitle: { ru: "Больше людей в тарифе «{{plan}}»", en: "Add people to {{plan}}" },
  lead: {
    ru: "Вы платите за людей, которые онлайн одновременно. Учётные записи бесплатны.",
    en: "You pay for people who are online at the same moment. Accounts are free.",
  },
  back: { ru: "Тарифы", en: "Plans" },
  plan: { ru: "Тариф", en: "Plan" },
  online: { ru: "Людей онлайн одновременно", en: "People online at once" },
  fixed: {
    ru: "До {{count}} человек, цена за всю команду.",
    en: "Up to {{count}} people, one price for the whole team.",
  },
  now: { ru: "Сейчас {{count}}", en: "{{count}} now" },
  period: { ru: "Как часто платить", en: "How often to pay" },
  month: { ru: "Помесячно", en: "Monthly" },
  year: { ru: "За год", en: "Annual" },
  aMonth: { ru: "{{sum}} в месяц", en: "{{sum}} a month" },
  saving: { ru: "−{{percent}}\u00a0%", en: "−{{percent}}%" },
  nameMonth: { ru: "{{plan}}, помесячно", en: "{{plan}}, monthly" },
  nameYear: { ru: "{{plan}}, за год", en: "{{plan}}, annual" },
  people: {
    ru: {
      one: "{{count}} человек онлайн одновременно",
      few: "{{count}} человека онлайн одновременно",
      many: "{{count}} человек онлайн одновременно",
    },
    en: { one: "{{count}} person online at once", other: "{{count}} people online at once" },
  },
  priceMonth: { ru: "За месяц", en: "For a month" },
  priceYear: { ru: "За 12 месяцев", en: "For 12 months" },
  leftOver: { ru: "Остаток от текущего срока", en: "Left over from the present period" },
  change: { ru: "Разница до конца срока", en: "Until the period ends" },
  discount: { ru: "Скидка", en: "Discount" },
  tax: { ru: "Налог", en: "Tax" },
  sum: { ru: "Без налога", en: "Without tax" },
  today: { ru: "Сегодня к оплате", en: "To pay today" },
  counting: { ru: "Считаем сумму…", en: "Counting the sum…" },
  less: { ru: "На {{sum}} в год меньше, чем помесячно", en: "{{sum}} a year less than monthly" },
  goToPay: { ru: "К оплате", en: "Go to payment" },
  payNow: { ru: "Оплатить {{sum}}", en: "Pay {{sum}}" },
  buyNote: {
    ru: "Адрес, налоговый номер и промокод спросит страница оплаты.",
    en: "The payment page asks for the address, a tax number and a promo code.",
  },
  changeNote: {
    ru: "Списывается с карты по умолчанию сразу; подписка меняется после оплаты.",
    en: "The default card is charged at once; the subscription changes when that is paid.",
  },
});

export type SubscriptionSay = Say<(typeof subscriptionTexts)["entries"]>;
