import { defineTexts } from "../../platform/i18n/texts.ts";

/** Captions of who speaks. */
export const captionTexts = defineTexts("captions", {
  title: { ru: "Субтитры", en: "Captions" },
  from: { ru: "{{name}}, в оригинале {{language}}", en: "{{name}}, translated from {{language}}" },
  speaks: { ru: "Язык речи: {{language}}", en: "Spoken: {{language}}" },
  waiting: { ru: "Здесь появится то, что говорят.", en: "What people say will appear here." },
  lost: { ru: "Субтитры сейчас недоступны", en: "Captions are not available now" },
  openList: { ru: "Все строки и настройки", en: "All lines and settings" },
  closeList: { ru: "Закрыть список", en: "Close the list" },
  copy: { ru: "Копировать всё", en: "Copy all" },
  copied: { ru: "Скопировано", en: "Copied" },
  notCopied: { ru: "Не удалось скопировать", en: "Could not copy" },
  read: { ru: "Читать на языке", en: "Read in" },
  speak: { ru: "Я говорю на языке", en: "I speak" },
  asSpoken: { ru: "На языке говорящего", en: "In the language spoken" },
  size: { ru: "Размер", en: "Size" },
  small: { ru: "Мелко", en: "Small" },
  medium: { ru: "Средне", en: "Medium" },
  large: { ru: "Крупно", en: "Large" },
  place: { ru: "Где", en: "Where" },
  bottom: { ru: "Внизу", en: "Bottom" },
  top: { ru: "Вверху", en: "Top" },
  lines: { ru: "Сказанное", en: "What was said" },
  hint: {
    ru: "Речь распознаёт программа. Имена и числа проверяйте на слух.",
    en: "Speech is recognised by a program. Check names and numbers by ear.",
  },
  mark: { ru: "Кто-то читает субтитры", en: "Someone reads captions" },
  markHint: {
    ru: "Речь в этой комнате распознаётся и не сохраняется.",
    en: "What is said in this room is recognised, and not stored.",
  },
});
