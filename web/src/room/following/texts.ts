import { defineTexts } from "../../platform/i18n/texts.ts";

/** The words of following somebody from room to room. */
export const followTexts = defineTexts("follow", {
  follow: { ru: "Идти следом", en: "Follow" },
  unfollow: { ru: "Больше не идти следом", en: "Stop following" },
  watch: { ru: "Смотреть вместе", en: "See what they see" },
  unwatch: { ru: "Смотреть самостоятельно", en: "Look by myself" },
  youFollow: { ru: "Вы идёте за: {{name}}", en: "Following {{name}}" },
  sameRoom: { ru: "Вы в одной комнате", en: "You are in the same room" },
  toRoom: { ru: "Дальше: {{room}}", en: "Next: {{room}}" },
  outOfSight: { ru: "Там, куда вам не войти", en: "Somewhere you cannot go" },
  stop: { ru: "Отстать", en: "Stop" },
  isOver: { ru: "Вы больше ни за кем не идёте.", en: "You are no longer following anyone." },
  followYou: {
    ru: {
      one: "За вами идёт {{count}} человек",
      few: "За вами идут {{count}} человека",
      many: "За вами идут {{count}} человек",
    },
    en: { one: "{{count}} person is following you", other: "{{count}} people are following you" },
  },
});
