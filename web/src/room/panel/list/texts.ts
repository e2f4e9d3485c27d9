import { defineTexts } from "../../../platform/i18n/texts.ts";

/** The list of rooms being put in order. */
export const listTexts = defineTexts("roomList", {
  rename: { ru: "Переименовать", en: "Rename" },
  renameHint: { ru: "Enter — сохранить, Esc — оставить как было", en: "Enter to save, Esc to cancel" },
  newName: { ru: "Новое название", en: "New name" },
  addRoom: { ru: "Новая комната", en: "Add a room" },
  addRoomTo: { ru: "Новая комната в папке {{name}}", en: "Add a room to {{name}}" },
  newRoom: { ru: "Новая комната", en: "New room" },
  moveUp: { ru: "Выше", en: "Move up" },
  moveDown: { ru: "Ниже", en: "Move down" },
  toFolder: { ru: "В папку", en: "Move to folder" },
  newFolder: { ru: "Новая папка", en: "New folder" },
  outOfFolder: { ru: "Вынуть из папки", en: "Take out of folder" },
  closeRoom: { ru: "Закрыть для всех", en: "Close to everyone" },
  openRoom: { ru: "Открыть", en: "Open" },
  folderMenu: { ru: "Что сделать с папкой {{name}}", en: "Actions for folder {{name}}" },
  dissolve: { ru: "Расформировать", en: "Dissolve folder" },
  dissolveLead: { ru: "Комнаты вернутся в список", en: "Its rooms go back to the list" },
  folder: { ru: "Папка {{name}}", en: "Folder {{name}}" },
  roomsIn: {
    ru: { one: "{{count}} комната", few: "{{count}} комнаты", many: "{{count}} комнат" },
    en: { one: "{{count}} room", other: "{{count}} rooms" },
  },
});
