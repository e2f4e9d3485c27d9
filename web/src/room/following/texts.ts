import { defineTexts } from "../../platform/i18n/texts.ts";

/** The words of following somebody from room to room. */
export const followTexts = defineTexts("follow", {
  follow: { ru: "Идти следом", en: "Follow" },
  unfollow: { ru: "Больше не идти следом", en: "Stop following" },
  youFollow: { ru: "Вы идёте за: {{name}}", en: "You follow {{name}}" },
  sameRoom: { ru: "Вы в одной комнате", en: "You are in the same room" },
  toRoom: { ru: "Дальше: {{room}}", en: "On to {{room}}" },
  outOfSight: { ru: "Там, куда вам не войти", en: "Where you cannot go" },
  stop: { ru: "Отстать", en: "Stop" },
  isOver: { ru: "Вы больше ни за кем не идёте.", en: "You follow nobody any more." },
  followYou: {
    ru: {
      one: "За вами идёт {{count}} человек",
      few: "За вами идут {{count}} человека",
      many: "За вами идут {{count}} человек",
    },
    en: { one: "{{count}} person follows you", other: "{{count}} people follow you" },
  },
});
