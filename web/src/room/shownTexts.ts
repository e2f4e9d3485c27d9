/** Of the room's texts, those of what is shown to others, and how large the map is. */
export const shownTexts = {
  stopSharing: { ru: "Остановить показ", en: "Stop sharing" },
  shareScreen: { ru: "Показать экран", en: "Share a screen" },
  showPage: { ru: "Показать сайт", en: "Show a web page" },
  endPage: { ru: "Убрать сайт со сцены", en: "Take the page off the stage" },
  stageShows: { ru: "На сцене уже что-то показывают", en: "Something is shown on the stage already" },
  smallMap: { ru: "Показать людей", en: "Show people" },
  bigMap: { ru: "Карта на весь экран", en: "Full-screen map" },
} as const;
