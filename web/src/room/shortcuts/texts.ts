import { defineTexts } from "../../platform/i18n/texts.ts";

/** What keys there are. */
export const shortcutTexts = defineTexts("shortcuts", {
  title: { ru: "Сочетания клавиш", en: "Keyboard shortcuts" },
  lead: { ru: "Этот список открывается клавишей ? где угодно.", en: "Press ? anywhere to open this list." },
  close: { ru: "Закрыть", en: "Close" },
  keysOf: { ru: "Клавиши", en: "Shortcuts for" },
  find: { ru: "Что вы хотите сделать?", en: "What do you want to do?" },
  nothingFound: { ru: "Для «{{find}}» клавиши нет", en: "No shortcut for “{{find}}”" },
  everywhere: { ru: "Везде", en: "Everywhere" },
  search: { ru: "Найти людей, комнаты, действия", en: "Find people, rooms, actions" },
  thisList: { ru: "Этот список", en: "This list" },
  cancel: { ru: "Закрыть, отменить", en: "Close, cancel" },
  voice: { ru: "Голос и камера", en: "Voice and camera" },
  microphone: { ru: "Включить или выключить микрофон", en: "Microphone on or off" },
  talk: { ru: "Говорить, пока нажата", en: "Talk while held" },
  space: { ru: "Пробел", en: "Space" },
  camera: { ru: "Включить или выключить камеру", en: "Camera on or off" },
  move: { ru: "Ходьба", en: "Move" },
  walk: { ru: "Идти", en: "Walk" },
  walkLeft: { ru: "Идти, левой рукой", en: "Walk, left-handed" },
  room: { ru: "В комнате", en: "In a room" },
  reactions: { ru: "Реакции", en: "Reactions" },
  grid: { ru: "Плитка или карта", en: "Tiles or map" },
  smallWindow: { ru: "Маленькое окно", en: "Small window" },
  chat: { ru: "Чат", en: "Chat" },
  list: { ru: "Комната списком или карта", en: "The room as a list, or the map" },
});
