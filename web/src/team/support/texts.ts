import { defineTexts } from "../../platform/i18n/texts.ts";

/** What the admins of a team read of support staff who may enter one of its spaces. */
export const supportNoteTexts = defineTexts("supportNote", {
  open: {
    ru: "Поддержка ({{name}}) может войти в «{{space}}» до {{when}}.",
    en: "Support ({{name}}) may enter {{space}} until {{when}}.",
  },
  reason: { ru: "Причина: {{reason}}", en: "Reason: {{reason}}" },
  end: { ru: "Закончить сейчас", en: "End now" },
  endOf: { ru: "Закончить сейчас доступ поддержки: {{name}}", en: "End the support access of {{name}} now" },
  ended: { ru: "Доступ поддержки закончен", en: "The support access has ended" },
});
