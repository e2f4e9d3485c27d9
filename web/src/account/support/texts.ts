import { defineTexts } from "../../platform/i18n/texts.ts";

/** The page on which support staff open a space to themselves. */
export const supportTexts = defineTexts("support", {
  title: { ru: "Доступ поддержки", en: "Support access" },
  lead: {
    ru: "Для помощи команде, которая о ней просит: одно пространство, не больше часа.",
    en: "For helping a team that asks for it: a single space, an hour at most.",
  },
  openOne: { ru: "Открыть пространство", en: "Open a space" },
  rules: {
    ru: "Администраторы команды видят, кто вы, зачем пришли и до какого времени, и могут закончить доступ раньше. Чатов, оплаты и настроек вам не видно. Ключу доступа должны быть хотя бы сутки.",
    en: "The team's admins see who you are, why you came and until when, and can end it earlier. You see no chats and no billing, and change nothing. Your passkey must be at least a day old.",
  },
  space: { ru: "Пространство", en: "Space" },
  spaceExample: { ru: "Ссылка на пространство", en: "The space's link" },
  needsSpace: { ru: "Нужна ссылка на пространство", en: "Give the space's link" },
  reason: { ru: "Причина", en: "Reason" },
  reasonLead: { ru: "Её прочтут администраторы команды", en: "The team's admins read it" },
  needsReason: {
    ru: {
      one: "Нужен хотя бы {{count}} символ",
      few: "Нужно хотя бы {{count}} символа",
      many: "Нужно хотя бы {{count}} символов",
    },
    en: { one: "Must contain at least {{count}} symbol", other: "Must contain at least {{count}} symbols" },
  },
  howLong: { ru: "На сколько", en: "For how long" },
  minutes: { ru: "{{count}} мин.", en: "{{count}} min" },
  open: { ru: "Открыть ключом доступа", en: "Open with a passkey" },
  givenUp: {
    ru: "Ключ доступа не подтверждён, пространство не открыто",
    en: "The passkey was not confirmed, the space is not open",
  },
  noPasskeys: {
    ru: "В этом браузере или по этому адресу ключей доступа нет.",
    en: "This browser, or this address, has no passkeys.",
  },
  opened: { ru: "Пространство открыто", en: "The space is open" },
  now: { ru: "Открыто сейчас", en: "Open now" },
  nothing: { ru: "Сейчас вам не открыто ни одно пространство.", en: "No space is open to you now." },
  until: { ru: "{{team}}, до {{when}}", en: "{{team}}, until {{when}}" },
  goIn: { ru: "Войти", en: "Go in" },
  end: { ru: "Закончить для всей команды", en: "End for the whole team" },
  endOf: {
    ru: "Закончить для всей команды: весь доступ поддержки к {{team}}",
    en: "End for the whole team: all support access to {{team}}",
  },
  ended: { ru: "Весь ваш доступ к этой команде закончен", en: "All your access to this team has ended" },
});
