import { defineTexts } from "../../platform/i18n/texts.ts";

/** The texts of the sender of a team's mails. */
export const mailTexts = defineTexts("teamMail", {
  part: { ru: "Свой отправитель", en: "White label" },
  title: { ru: "Отправитель писем", en: "Email sender" },
  lead: {
    ru: "От кого приходят приглашения и другие письма команды.",
    en: "Who invitations and other emails of the team come from.",
  },
  takesPlan: {
    ru: "Своё имя отправителя есть в тарифах «Корпоративный» и «По договору».",
    en: "Your own sender comes with the plans Enterprise and Custom.",
  },
  rests: {
    ru: "Было: {{sender}}. Тариф изменился, и письма снова приходят от Atrium.",
    en: "It was {{sender}}. With the present plan emails come from Atrium again.",
  },
  name: { ru: "Имя отправителя", en: "Sender name" },
  nameWrong: { ru: "Без кавычек, угловых скобок и @", en: "Without quotes, angle brackets and @" },
  prefix: { ru: "Начало адреса", en: "Email prefix" },
  prefixTaken: { ru: "Такое начало уже у другой команды", en: "Another team has this prefix" },
  prefixLead: {
    ru: "То, что стоит до @{{domain}}. Ответы на письма получат те, кто ведёт этот сайт.",
    en: "What stands before @{{domain}}. Replies go to those who run this site.",
  },
  oneAddress: {
    ru: "Здесь все письма уходят с одного адреса: своим будет только имя.",
    en: "Here all emails leave from one address: only the name is yours.",
  },
  save: { ru: "Сохранить отправителя", en: "Save sender" },
  saved: { ru: "Отправитель сохранён", en: "Sender saved" },
  remove: { ru: "Убрать отправителя", en: "Remove sender" },
});
