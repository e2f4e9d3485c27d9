import { defineTexts } from "../platform/i18n/texts.ts";

/** What leads to the calendar and away from it: the room has these before it loads the calendar. */
export const calendarWayTexts = defineTexts("calendarWay", {
  calendar: { ru: "Календарь", en: "Calendar" },
  close: { ru: "Закрыть календарь", en: "Close calendar" },
  lost: { ru: "Не удалось загрузить календарь", en: "The calendar could not be loaded" },
  again: { ru: "Попробовать ещё раз", en: "Try again" },
});
