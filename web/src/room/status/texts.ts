import { defineTexts } from "../../platform/i18n/texts.ts";

/** The words of one's own status and of others'. */
export const statusTexts = defineTexts("status", {
  myStatus: { ru: "Мой статус", en: "My status" },
  available: { ru: "На связи", en: "Available" },
  dontDisturb: { ru: "Не беспокоить", en: "Do not disturb" },
  dontDisturbLead: { ru: "Без звуков и приглашений", en: "No sounds, no invitations" },
  steppedOut: { ru: "Не на месте", en: "Away" },
  steppedOutLead: { ru: "Видно, что вы отошли", en: "People see that you stepped out" },
  forHalfHour: { ru: "Не беспокоить 30 минут", en: "Do not disturb for 30 minutes" },
  forHour: { ru: "Не беспокоить час", en: "Do not disturb for an hour" },
  halfHour: { ru: "30 минут", en: "30 min" },
  hour: { ru: "1 час", en: "1 hour" },
  untilChanged: { ru: "Пока не сменю", en: "Until I change it" },
  forUntilChanged: { ru: "Не беспокоить, пока не сменю", en: "Do not disturb until I change it" },
  language: { ru: "Язык", en: "Language" },
  signOut: { ru: "Выйти из учётной записи", en: "Sign out" },
  until: { ru: "До {{time}}", en: "Until {{time}}" },
  isOver: { ru: "Вы снова на связи", en: "You are available again" },
  soundAndCamera: { ru: "Звук и камера", en: "Sound and camera" },
  theyDontDisturb: { ru: "Просит не беспокоить", en: "Does not want to be disturbed" },
  theySteppedOut: { ru: "Сейчас не на месте", en: "Has stepped out" },
});
