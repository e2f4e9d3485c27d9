import { defineTexts } from "../../platform/i18n/texts.ts";

/** Texts of the emoji picker. */
export const emojiTexts = defineTexts("emoji", {
  choose: { ru: "Выбрать смайлик", en: "Choose an emoji" },
  react: { ru: "Своя реакция", en: "React with any emoji" },
  find: { ru: "Найти смайлик", en: "Find an emoji" },
  found: { ru: "По слову «{{find}}»", en: "Matching “{{find}}”" },
  nothing: { ru: "По слову «{{find}}» ничего не нашлось", en: "Nothing matches “{{find}}”" },
  used: { ru: "Частые", en: "Frequently used" },
  loading: { ru: "Смайлики загружаются", en: "Loading emoji…" },
  failed: { ru: "Смайлики не загрузились", en: "Could not load emoji" },
  again: { ru: "Загрузить ещё раз", en: "Try again" },
  skinTone: { ru: "Тон кожи", en: "Skin tone" },
  tone: { ru: "Тон {{tone}} из 6", en: "Tone {{tone}} of 6" },
  group0: { ru: "Лица", en: "Faces" },
  group1: { ru: "Люди и жесты", en: "People and gestures" },
  group3: { ru: "Животные и природа", en: "Animals and nature" },
  group4: { ru: "Еда и напитки", en: "Food and drink" },
  group5: { ru: "Поездки и места", en: "Travel and places" },
  group6: { ru: "Занятия", en: "Activities" },
  group7: { ru: "Предметы", en: "Objects" },
  group8: { ru: "Знаки", en: "Symbols" },
  group9: { ru: "Флаги", en: "Flags" },
});
