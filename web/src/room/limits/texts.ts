import { defineTexts } from "../../platform/i18n/texts.ts";

export const limitTexts = defineTexts("roomLimits", {
  seePlans: { ru: "Посмотреть тарифы", en: "See plans" },
  later: { ru: "Позже", en: "Later" },
  close: { ru: "Понятно", en: "Got it" },
  show: { ru: "Показать: {{name}}", en: "Find {{name}}" },
  whoCan: { ru: "{{name}} может это изменить.", en: "{{name}} can change it." },
  adminCan: { ru: "Это может изменить администратор команды.", en: "A team admin can change it." },
  itIsFrom: { ru: "Это есть с тарифа {{plan}}.", en: "It comes with {{plan}} and up." },

  things: {
    ru: {
      one: "Здесь помещается {{count}} предмет",
      few: "Здесь помещается {{count}} предмета",
      many: "Здесь помещается {{count}} предметов",
    },
    en: { one: "{{count}} thing fits in this room", other: "{{count}} things fit in this room" },
  },
  thingsHow: { ru: "Уберите что-нибудь или возьмите тариф больше.", en: "Remove one, or take a larger plan." },
  thingsHere: { ru: "Предметы и файлы в комнате", en: "Things and files in this room" },
  ofMost: { ru: "{{used}} из {{most}}", en: "{{used}} of {{most}}" },
  rooms: { ru: "Больше комнат в тарифе нет", en: "No more rooms fit on this plan" },
  roomsHow: { ru: "Уберите комнату или возьмите тариф больше.", en: "Remove a room, or take a larger plan." },
  recordings: { ru: "Больше записей тариф не хранит", en: "The plan keeps no more recordings" },
  recordingsHow: {
    ru: "Удалите или скачайте одну. Сами они не удаляются.",
    en: "Delete or download one. None is ever removed for you.",
  },
  pinning: { ru: "Закреплять нельзя на этом тарифе", en: "Pinning is not on this plan" },
  locking: { ru: "Запирать нельзя на этом тарифе", en: "Locking is not on this plan" },
  megaphone: { ru: "Мегафона нет на этом тарифе", en: "There is no megaphone on this plan" },
  passwords: { ru: "Паролей нет на этом тарифе", en: "There are no passwords on this plan" },

  hoursLeft: { ru: "Сегодня осталось: {{time}}", en: "{{time}} left today" },
  hoursHow: {
    ru: "Бесплатно комнаты открыты {{limit}} в день. Все часы вернутся {{when}}.",
    en: "Free rooms are open {{limit}} a day. All hours are back {{when}}.",
  },
  hoursUsed: { ru: "Использовано", en: "Used" },
  passEnds: { ru: "До конца дневного пропуска: {{time}}", en: "The day pass ends in {{time}}" },
  passHow: {
    ru: "Потом вернётся прежний тариф. Никого не попросят выйти, ничего не удалится.",
    en: "Then the plan from before is back. Nobody is asked to leave, nothing is deleted.",
  },
  another: { ru: "Купить ещё", en: "Another day pass" },

  manyThings: {
    ru: {
      one: "Видео, страниц и файлов здесь: {{count}}. Слабым ноутбукам может быть тяжело",
      few: "Видео, страниц и файлов здесь: {{count}}. Слабым ноутбукам может быть тяжело",
      many: "Видео, страниц и файлов здесь: {{count}}. Слабым ноутбукам может быть тяжело",
    },
    en: {
      one: "{{count}} video, page or file here may slow older laptops",
      other: "{{count}} videos, pages and files here may slow older laptops",
    },
  },
  hide: { ru: "Скрыть", en: "Hide" },
});
