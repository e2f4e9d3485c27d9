import { defineTexts } from "../../../platform/i18n/texts.ts";

/** Looking for a room or somebody in the panel. */
export const panelSearchTexts = defineTexts("panelSearch", {
  roomOrPerson: { ru: "Комната или человек", en: "Room or person" },
  close: { ru: "Закрыть поиск", en: "Close search" },
  enter: { ru: "войти", en: "enter" },
  elsewhere: { ru: "действия и сообщения", en: "actions and messages" },
});
