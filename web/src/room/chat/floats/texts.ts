import { defineTexts } from "../../../platform/i18n/texts.ts";

/** The texts of the floating chat on a stage. */
export const floatTexts = defineTexts("chatFloats", {
  sample: {
    ru: {
      one: "{{count}} сообщение в секунду. Видно каждое {{every}}-е, в чате все",
      few: "{{count}} сообщения в секунду. Видно каждое {{every}}-е, в чате все",
      many: "{{count}} сообщений в секунду. Видно каждое {{every}}-е, в чате все",
    },
    en: {
      one: "{{count}} message a second. One in {{every}} is shown here, the chat has them all",
      other: "{{count}} messages a second. One in {{every}} is shown here, the chat has them all",
    },
  },
});
