import { defineTexts } from "../../platform/i18n/texts.ts";

/** The words of private areas: who hears me, and what there is to do at a door. */
export const areaTexts = defineTexts("area", {
  area: { ru: "Приватная зона", en: "Private area" },
  onlyHear: {
    ru: {
      one: "Вас слышит только {{names}}",
      few: "Вас слышат только: {{names}}",
      many: "Вас слышат только: {{names}}",
    },
    en: { one: "Only {{names}} hears you", other: "Only {{names}} hear you" },
  },
  onlyThese: {
    ru: {
      one: "Вас слышит только {{count}} человек здесь",
      few: "Вас слышат только {{count}} человека здесь",
      many: "Вас слышат только {{count}} человек здесь",
    },
    en: { one: "Only {{count}} person here hears you", other: "Only {{count}} people here hear you" },
  },
  nobodyHears: { ru: "Снаружи вас не слышно", en: "Nobody outside hears you" },
  outsideSees: { ru: "{{name}}. Снаружи видят вас без камеры.", en: "{{name}}. Outside sees you without your camera." },
  inviteInside: { ru: "Позвать", en: "Invite inside" },
  stepOut: { ru: "Выйти", en: "Step out" },
  goIn: { ru: "Зайти", en: "Go in" },
  doorIsClosed: { ru: "Дверь закрыта", en: "The door is closed" },
  askInside: {
    ru: "{{name}}. Войти можно по приглашению изнутри.",
    en: "{{name}}. Someone inside can invite you in.",
  },
  left: {
    ru: "Вы вышли: {{name}}. Вас снова слышат все рядом.",
    en: "You left: {{name}}. Everyone near hears you again.",
  },
  inside: {
    ru: { one: "{{count}} внутри", few: "{{count}} внутри", many: "{{count}} внутри" },
    en: { one: "{{count}} inside", other: "{{count}} inside" },
  },
});
