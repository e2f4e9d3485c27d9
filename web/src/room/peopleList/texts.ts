import { defineTexts } from "../../platform/i18n/texts.ts";

/** The room as a list. */
export const peopleListTexts = defineTexts("peopleList", {
  title: { ru: "Комната списком", en: "The room as a list" },
  view: { ru: "Как показать комнату", en: "How the room is shown" },
  map: { ru: "Карта", en: "Map" },
  list: { ru: "Список", en: "List" },
  find: { ru: "Найти человека", en: "Find a person" },
  nobodyFound: { ru: "«{{find}}» здесь нет", en: "Nobody here matches “{{find}}”" },
  next: { ru: "Рядом с вами", en: "Next to you" },
  nextHint: { ru: "слышно в полный голос", en: "you hear them at full volume" },
  near: { ru: "В пределах слышимости", en: "Within earshot" },
  nearHint: { ru: "чем дальше, тем тише", en: "the further away, the quieter" },
  far: { ru: "Отсюда не слышно", en: "Out of earshot" },
  farHint: { ru: "и они вас не слышат", en: "they cannot hear you either" },
  everybody: { ru: "Все вместе", en: "Everyone in the room" },
  everybodyHint: { ru: "здесь все слышат всех", en: "you can all hear each other" },
  steps: {
    ru: { one: "{{count}} шаг", few: "{{count}} шага", many: "{{count}} шагов" },
    en: { one: "{{count}} step away", other: "{{count}} steps away" },
  },
  heardEverywhere: { ru: "слышно отовсюду", en: "heard everywhere" },
  goTo: { ru: "Подойти", en: "Go to" },
  goToNamed: { ru: "Подойти: {{name}}", en: "Go to {{name}}" },
  more: { ru: "Всё о человеке: {{name}}", en: "More about {{name}}" },
  talks_left: {
    ru: {
      one: "{{name}} говорит, в {{count}} шаге слева",
      few: "{{name}} говорит, в {{count}} шагах слева",
      many: "{{name}} говорит, в {{count}} шагах слева",
    },
    en: {
      one: "{{name}} is talking, {{count}} step to your left",
      other: "{{name}} is talking, {{count}} steps to your left",
    },
  },
  talks_right: {
    ru: {
      one: "{{name}} говорит, в {{count}} шаге справа",
      few: "{{name}} говорит, в {{count}} шагах справа",
      many: "{{name}} говорит, в {{count}} шагах справа",
    },
    en: {
      one: "{{name}} is talking, {{count}} step to your right",
      other: "{{name}} is talking, {{count}} steps to your right",
    },
  },
  talks_above: {
    ru: {
      one: "{{name}} говорит, в {{count}} шаге выше вас",
      few: "{{name}} говорит, в {{count}} шагах выше вас",
      many: "{{name}} говорит, в {{count}} шагах выше вас",
    },
    en: {
      one: "{{name}} is talking, {{count}} step above you",
      other: "{{name}} is talking, {{count}} steps above you",
    },
  },
  talks_below: {
    ru: {
      one: "{{name}} говорит, в {{count}} шаге ниже вас",
      few: "{{name}} говорит, в {{count}} шагах ниже вас",
      many: "{{name}} говорит, в {{count}} шагах ниже вас",
    },
    en: {
      one: "{{name}} is talking, {{count}} step below you",
      other: "{{name}} is talking, {{count}} steps below you",
    },
  },
  talks: { ru: "{{name}} говорит", en: "{{name}} is talking" },
  things: { ru: "Вещи в комнате", en: "Things in the room" },
  watch: { ru: "Смотреть", en: "Watch" },
  choose: { ru: "выбрать", en: "choose" },
  goToHint: { ru: "подойти", en: "go to" },
  microphone: { ru: "микрофон", en: "microphone" },
});
