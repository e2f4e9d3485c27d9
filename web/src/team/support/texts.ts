import { defineTexts } from "../../platform/i18n/texts.ts";

/** What the admins of a team read of support staff who may enter one of its spaces. */
export const supportNoteTexts = defineTexts("supportNote", {
  open: {
    ru: "Поддержка ({{name}}) может войти в «{{space}}» до {{when}}.",
    en: "Support ({{name}}) may enter {{space}} until {{when}}.",
  },
  page: { ru: "Доступ поддержки", en: "Support access" },
  reason: { ru: "Причина: {{reason}}", en: "Reason: {{reason}}" },
  end: { ru: "Закончить весь доступ", en: "End all access" },
  endOf: {
    ru: "Закончить весь доступ поддержки к команде: {{name}}",
    en: "End all access of support to the team: {{name}}",
  },
  ended: {
    ru: "Доступ поддержки ({{name}}) ко всем пространствам команды закончен",
    en: "The access of support ({{name}}) to all spaces of the team has ended",
  },
});
