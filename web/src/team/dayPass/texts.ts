import { defineTexts, type Say } from "../../platform/i18n/texts.ts";

export const dayPassTexts = defineTexts("dayPass", {
  title: { ru: "Дневной пропуск для команды {{team}}", en: "Day pass for {{team}}" },
  lead: {
    ru: "Больше людей на одно событие, без подписки. От часа до 14 дней.",
    en: "Room for more people at one event, without a subscription. From an hour to 14 days.",
  },
  back: { ru: "Тарифы", en: "Plans" },
  when: { ru: "Когда", en: "When" },
  firstDayNext: { ru: "Выберите первый день.", en: "Choose the first day." },
  lastDayNext: {
    ru: "Теперь последний день; тот же день ещё раз, если он один.",
    en: "Now the last day; the same day again if it is one.",
  },
  dayGone: { ru: "Этот день прошёл.", en: "This day has passed." },
  dayFar: { ru: "Пропуск начинается в течение года.", en: "A pass begins within a year." },
  dayLong: { ru: "Пропуск длится не дольше {{days}}.", en: "A pass lasts {{days}} at most." },
  dayTaken: { ru: "Здесь уже пропуск: {{people}}", en: "A day pass already, {{people}}" },
  opens: { ru: "Начало", en: "Opens" },
  closes: { ru: "Конец", en: "Closes" },
  startDate: { ru: "День начала", en: "First day" },
  startTime: { ru: "Время начала", en: "Opens at" },
  endDate: { ru: "День окончания", en: "Last day" },
  endTime: { ru: "Время окончания", en: "Closes at" },
  zone: { ru: "Часовой пояс", en: "Time zone" },
  noZone: { ru: "Такого пояса нет", en: "No such zone" },
  lasts: { ru: "Длится {{hours}}.", en: "Lasts {{hours}}." },
  forward: { ru: "За это время часы переводят вперёд на {{hours}}.", en: "Clocks go forward by {{hours}} meanwhile." },
  backward: { ru: "За это время часы переводят назад на {{hours}}.", en: "Clocks go back by {{hours}} meanwhile." },
  online: { ru: "Людей одновременно", en: "People online at once" },
  ends: { ru: "Когда он закончится", en: "When it ends" },
  endsLead: {
    ru: "За 30 и за 5 минут об этом скажут всем внутри. Потом команда вернётся к своему тарифу. Ничего не удалится, и никого не попросят выйти.",
    en: "People inside are told 30 and 5 minutes before. Then the team goes back to its plan. Nothing is deleted, and nobody is asked to leave.",
  },
  small: { ru: "Дневной пропуск, малый", en: "Day pass, small" },
  regular: { ru: "Дневной пропуск", en: "Day pass, regular" },
  people: {
    ru: { one: "{{count}} человек", few: "{{count}} человека", many: "{{count}} человек" },
    en: { one: "{{count}} person", other: "{{count}} people" },
  },
  daysBy: { ru: "{{days}} × {{price}}", en: "{{days}} × {{price}}" },
  sum: { ru: "Без налога", en: "Without tax" },
  pay: { ru: "К оплате", en: "Go to payment" },
  taxNote: {
    ru: "Налог и скидку по промокоду покажет страница оплаты.",
    en: "The payment page adds tax, and takes a promo code off.",
  },
  move: { ru: "Перенести", en: "Move" },
  moveLead: {
    ru: "Бесплатно, пока пропуск не начался. Он продлится столько же.",
    en: "Free of charge until it begins. It lasts as long as before.",
  },
  moved: { ru: "Пропуск перенесён", en: "The day pass is moved" },
  own: { ru: "Пропуска команды", en: "Your day passes" },
  pending: { ru: "Ждёт оплаты", en: "Payment pending" },
  waiting: { ru: "Впереди", en: "Ahead" },
  running: { ru: "Идёт", en: "Running" },
  over: { ru: "Закончился", en: "Over" },
  failed: { ru: "Не оплачен", en: "Not paid" },
});

export type DayPassSay = Say<(typeof dayPassTexts)["entries"]>;
