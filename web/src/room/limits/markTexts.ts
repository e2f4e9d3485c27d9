import { defineTexts } from "../../platform/i18n/texts.ts";

/** What marks an act that only a larger plan has. */
export const planMarkTexts = defineTexts("planMark", {
  lite: { ru: "Лайт", en: "Lite" },
  startup: { ru: "Стартап", en: "Startup" },
  enterprise: { ru: "Корпоративный", en: "Enterprise" },
  marked: { ru: "{{act}}: с тарифа {{plan}}", en: "{{act}}: from {{plan}}" },
});
