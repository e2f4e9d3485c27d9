import { defineTexts } from "../../platform/i18n/texts.ts";

/** The texts of how long a team keeps messages and recordings. */
export const keepingTexts = defineTexts("teamKeeping", {
  part: { ru: "Хранение", en: "Retention" },
  title: { ru: "Сколько что хранится", en: "How long things are kept" },
  lead: {
    ru: "Старое удаляется само и навсегда: сообщения с файлами, записи.",
    en: "What is older is deleted for good: messages with their files, and recordings.",
  },
  messages: { ru: "Сообщения", en: "Messages" },
  messagesLead: {
    ru: "В чатах команды, её пространств и комнат. Личные сообщения остаются: они не команды, а двоих.",
    en: "In the chats of the team, its spaces and rooms. Direct messages stay: they belong to two people, not to the team.",
  },
  recordings: { ru: "Записи", en: "Recordings" },
  recordingsLead: {
    ru: "За 7 дней до удаления ведущие получают письмо.",
    en: "Hosts get an email 7 days before one is deleted.",
  },
  forGood: { ru: "Без срока", en: "For good" },
  asPlan: { ru: "Как в тарифе", en: "As the plan has it" },
  days: {
    ru: { one: "{{count}} день", few: "{{count}} дня", many: "{{count}} дней" },
    en: { one: "{{count}} day", other: "{{count}} days" },
  },
  planKeeps: {
    ru: "Бесплатный тариф хранит сообщения {{count}} дней.",
    en: "The free plan keeps messages for {{count}} days.",
  },
  planWillKeep: {
    ru: "С {{day}} бесплатный тариф удаляет сообщения старше {{count}} дней.",
    en: "From {{day}} the free plan deletes messages older than {{count}} days.",
  },
  bindsAt: {
    ru: "Начнёт действовать {{when}}. До этого можно вернуть прежний срок.",
    en: "In force from {{when}}. Until then you can set it back.",
  },
  shortenMessages: { ru: "Хранить сообщения {{term}}?", en: "Keep messages for {{term}}?" },
  shortenRecordings: { ru: "Хранить записи {{term}}?", en: "Keep recordings for {{term}}?" },
  messagesGo: {
    ru: {
      one: "Удалится {{count}} сообщение, не раньше чем {{when}}. До этого можно вернуть прежний срок.",
      few: "Удалятся {{count}} сообщения, не раньше чем {{when}}. До этого можно вернуть прежний срок.",
      many: "Удалятся {{count}} сообщений, не раньше чем {{when}}. До этого можно вернуть прежний срок.",
    },
    en: {
      one: "{{count}} message will be deleted, not before {{when}}. Until then you can set it back.",
      other: "{{count}} messages will be deleted, not before {{when}}. Until then you can set it back.",
    },
  },
  manyGo: {
    ru: "Удалится больше {{count}} сообщений, не раньше чем {{when}}. До этого можно вернуть прежний срок.",
    en: "More than {{count}} messages will be deleted, not before {{when}}. Until then you can set it back.",
  },
  recordingsGo: {
    ru: {
      one: "Удалится {{count}} запись, не раньше чем {{when}}. Ведущие узнают об этом за 7 дней.",
      few: "Удалятся {{count}} записи, не раньше чем {{when}}. Ведущие узнают об этом за 7 дней.",
      many: "Удалятся {{count}} записей, не раньше чем {{when}}. Ведущие узнают об этом за 7 дней.",
    },
    en: {
      one: "{{count}} recording will be deleted, not before {{when}}. Hosts are told 7 days before.",
      other: "{{count}} recordings will be deleted, not before {{when}}. Hosts are told 7 days before.",
    },
  },
  nothingGoes: {
    ru: "Сейчас ничего настолько старого нет. Срок начнёт действовать {{when}}.",
    en: "Nothing is that old yet. It is in force from {{when}}.",
  },
  shorten: { ru: "Сократить срок", en: "Shorten it" },
  cancel: { ru: "Отмена", en: "Cancel" },
});
