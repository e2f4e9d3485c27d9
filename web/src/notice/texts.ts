import { defineTexts } from "../platform/i18n/texts.ts";

/** The words in which things are told at once. */
export const noticeNewsTexts = defineTexts("noticeNews", {
  recording: { ru: "Запись", en: "Recording" },
  ready: { ru: "«{{room}}»: запись готова", en: "The recording of {{room}} is ready" },
  partial: { ru: "«{{room}}»: запись сохранилась не целиком", en: "The recording of {{room}} is there in part" },
  failed: { ru: "«{{room}}»: запись не удалась", en: "The recording of {{room}} failed" },
  invitation: { ru: "Приглашение", en: "Invitation" },
  invited: { ru: "{{name}} приглашает вас: «{{place}}»", en: "{{name}} invites you to {{place}}" },
  meeting: { ru: "Встреча", en: "Meeting" },
  untitled: { ru: "Без названия", en: "Untitled" },
  starts: {
    ru: {
      one: "{{title}}: через {{count}} минуту",
      few: "{{title}}: через {{count}} минуты",
      many: "{{title}}: через {{count}} минут",
    },
    en: { one: "{{title}} starts in {{count}} minute", other: "{{title}} starts in {{count}} minutes" },
  },
  open: { ru: "Открыть", en: "Open" },
  join: { ru: "Войти", en: "Join" },
});
