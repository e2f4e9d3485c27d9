import { defineTexts } from "../../platform/i18n/texts.ts";

export const trialTexts = defineTexts("trial", {
  offer: {
    ru: {
      one: "{{count}} день тарифа «Стартап» бесплатно.",
      few: "{{count}} дня тарифа «Стартап» бесплатно.",
      many: "{{count}} дней тарифа «Стартап» бесплатно.",
    },
    en: { one: "{{count}} day of Startup, free.", other: "{{count}} days of Startup, free." },
  },
  offerLead: {
    ru: "Без карты, один раз на команду, до {{people}} человек одновременно.",
    en: "No card, once for a team, up to {{people}} people at once.",
  },
  pick: { ru: "Попробовать", en: "Try it" },
  title: { ru: "Попробовать «Стартап»", en: "Try Startup" },
  what: {
    ru: "Закрытые пространства, пароли, логотип, мегафон и записи, больше комнат и предметов, без дневного предела часов.",
    en: "Private spaces, passwords, a logo, the megaphone and recordings, more rooms and things, and no daily limit of hours.",
  },
  after: {
    ru: "Потом команда сама вернётся на бесплатный тариф. Ничего не удалится.",
    en: "Then your team goes back to Free by itself. Nothing is removed.",
  },
  close: { ru: "Закрыть", en: "Close" },
  start: { ru: "Начать пробный период", en: "Start the trial" },
  begun: { ru: "Пробный период начался", en: "The trial has begun" },
  left: {
    ru: {
      one: "Пробный период: остался {{count}} день.",
      few: "Пробный период: осталось {{count}} дня.",
      many: "Пробный период: осталось {{count}} дней.",
    },
    en: { one: "Trial: {{count}} day left.", other: "Trial: {{count}} days left." },
  },
  leftLead: {
    ru: "До {{when}} команда на тарифе «Стартап». Выбрать тариф можно в любой день.",
    en: "Your team has Startup until {{when}}. You can choose a plan on any day.",
  },
  seePlans: { ru: "Посмотреть тарифы", en: "See plans" },
});
