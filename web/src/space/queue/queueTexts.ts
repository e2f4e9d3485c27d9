import { defineTexts } from "../../platform/i18n/texts.ts";

/** The texts of the queue. The lead is one sentence, whose middle is bold. */
export const queueTexts = defineTexts("queue", {
  taken: {
    ru: {
      one: "По тарифу здесь {{count}} место, и все заняты.",
      few: "По тарифу здесь {{count}} места, и все заняты.",
      many: "По тарифу здесь {{count}} мест, и все заняты.",
    },
    en: { one: "The {{count}} place of the plan is taken.", other: "All {{count}} places of the plan are taken." },
  },
  youAre: { ru: "Вы", en: "You are" },
  inLine: { ru: "на {{place}} месте в очереди", en: "{{place}} in line" },
  soon: { ru: "и войдёте, как только кто-нибудь выйдет.", en: "and join as soon as someone leaves." },
  turn: { ru: "Место освободилось, входим.", en: "A place is free. Joining…" },
  lost: {
    ru: "Связь прервалась. Место в очереди сохраняется полминуты.",
    en: "The connection is lost. Your place in line is kept for half a minute.",
  },
  before: {
    ru: {
      one: "перед вами {{count}} человек",
      few: "перед вами {{count}} человека",
      many: "перед вами {{count}} человек",
    },
    en: { one: "{{count}} before you", other: "{{count}} before you" },
  },
  next: { ru: "Следующее место ваше", en: "The next place is yours" },
  comingIn: { ru: "Ваша очередь", en: "It is your turn" },
  leaveQueue: { ru: "Выйти из очереди", en: "Leave the line" },
  admin: { ru: "Это пространство вашей команды.", en: "This space is your team’s." },
  morePlaces: { ru: "Добавить места", en: "Add places now" },
});
