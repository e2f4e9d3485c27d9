import { defineTexts } from "../../platform/i18n/texts.ts";

/** What somebody is told whose role in the space has changed while they are inside. */
export const roleTexts = defineTexts("role", {
  promoted: { ru: "Ваша роль повышена до «{{caption}}»", en: "You were promoted to {{caption}}" },
  demoted: { ru: "Ваша роль понижена до «{{caption}}»", en: "You were demoted to {{caption}}" },
  TEAM_ADMIN: { ru: "Администратор команды", en: "Team admin" },
  SPACE_ADMIN: { ru: "Администратор", en: "Admin" },
  SPACE_MODERATOR: { ru: "Ведущий", en: "Host" },
  SPACE_MEMBER: { ru: "Участник", en: "Member" },
  SPACE_GUEST: { ru: "Гость", en: "Guest" },
  PUBLIC_GUEST: { ru: "Гость", en: "Guest" },
  SUPPORT: { ru: "Поддержка", en: "Support" },
});
