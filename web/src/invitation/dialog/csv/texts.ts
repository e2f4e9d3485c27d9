import { defineTexts } from "../../../platform/i18n/texts.ts";

/** The words of inviting by a file of contacts. */
export const csvTexts = defineTexts("inviteCsv", {
  drop: { ru: "Перетащите или выберите CSV-файл", en: "Drop or choose a CSV file" },
  dropLead: {
    ru: "Столбцы: почта, имя, роль, пространства. Нужна только почта. До {{rows}} строк и {{megabytes}} МБ.",
    en: "Columns: email, name, role, spaces. Only email is needed. Up to {{rows}} rows and {{megabytes}} MB.",
  },
  choose: { ru: "Выбрать файл", en: "Choose a file" },
  file: { ru: "Файл с контактами", en: "Contacts file" },
  replace: { ru: "Заменить", en: "Replace" },
  example: { ru: "Скачать пример", en: "Download an example" },
  exampleName: { ru: "Анна Примерова", en: "Anna Example" },
  exampleFile: { ru: "контакты-пример.csv", en: "contacts-example.csv" },
  faultyFile: { ru: "контакты-с-ошибками.csv", en: "contacts-to-correct.csv" },
  fileLead: {
    ru: {
      one: "{{count}} строка, {{separator}}, {{encoding}}",
      few: "{{count}} строки, {{separator}}, {{encoding}}",
      many: "{{count}} строк, {{separator}}, {{encoding}}",
    },
    en: {
      one: "{{count}} row, {{separator}}, {{encoding}}",
      other: "{{count}} rows, {{separator}}, {{encoding}}",
    },
  },
  comma: { ru: "через запятую", en: "separated by commas" },
  semicolon: { ru: "через точку с запятой", en: "separated by semicolons" },
  tab: { ru: "через табуляцию", en: "separated by tabs" },
  bar: { ru: "через черту", en: "separated by vertical bars" },
  tooLarge: { ru: "Файл больше {{megabytes}} МБ.", en: "The file is larger than {{megabytes}} MB." },
  tooManyRows: { ru: "В файле больше {{rows}} строк.", en: "The file has more than {{rows}} rows." },
  openQuote: {
    ru: "В файле есть незакрытая кавычка: не понять, где кончается строка.",
    en: "A quotation mark in the file is not closed, so we cannot tell the rows apart.",
  },
  noEmails: {
    ru: "В файле нет столбца с адресами почты. Назовите его «Почта».",
    en: "There is no column with email addresses. Name it “Email”.",
  },
  notRead: { ru: "Файл не удалось прочитать.", en: "The file could not be read." },
  read: { ru: "Что мы прочли", en: "What we read" },
  ready: {
    ru: { one: "{{count}} готова", few: "{{count}} готовы", many: "{{count}} готовы" },
    en: { one: "{{count}} ready", other: "{{count}} ready" },
  },
  faulty: {
    ru: { one: "{{count}} с ошибкой", few: "{{count}} с ошибками", many: "{{count}} с ошибками" },
    en: { one: "{{count}} needs a look", other: "{{count}} need a look" },
  },
  onlyFaulty: { ru: "Только с ошибками", en: "Only rows with errors" },
  saveFaulty: { ru: "Скачать их", en: "Download them" },
  noFaulty: { ru: "Ошибок нет", en: "No errors" },
  row: { ru: "№", en: "Row" },
  email: { ru: "Почта", en: "Email" },
  name: { ru: "Имя", en: "Name" },
  role: { ru: "Роль", en: "Role" },
  spaces: { ru: "Пространства", en: "Spaces" },
  noEmail: { ru: "Нет адреса почты.", en: "There is no email address." },
  unknownRole: {
    ru: "Роли «{{role}}» нет. Есть «Администратор», «Участник» и «Гость».",
    en: "There is no role “{{role}}”. Roles are Admin, Member and Guest.",
  },
  unknownSpace: { ru: "Такого пространства нет: «{{spaces}}».", en: "There is no space called “{{spaces}}”." },
  correct: { ru: "Исправить", en: "Correct" },
  correctRow: { ru: "Исправить строку {{row}}", en: "Correct row {{row}}" },
  skip: { ru: "Пропустить", en: "Skip" },
  skipRow: { ru: "Пропустить строку {{row}}", en: "Skip row {{row}}" },
  save: { ru: "Сохранить", en: "Save" },
  cellOf: { ru: "{{cell}}, строка {{row}}", en: "{{cell}}, row {{row}}" },
  usualRole: { ru: "Роль, если её нет в строке", en: "Role for rows without one" },
  willGet: {
    ru: {
      one: "{{count}} человек получит письмо",
      few: "{{count}} человека получат письмо",
      many: "{{count}} человек получат письмо",
    },
    en: { one: "{{count}} person will get an email", other: "{{count}} people will get an email" },
  },
  wait: {
    ru: { one: "{{count}} строка ждёт", few: "{{count}} строки ждут", many: "{{count}} строк ждут" },
    en: { one: "{{count}} row to fix", other: "{{count}} rows to fix" },
  },
  inviteNobody: { ru: "Пригласить", en: "Invite" },
  invite: {
    ru: {
      one: "Пригласить {{count}} человека",
      few: "Пригласить {{count}} человека",
      many: "Пригласить {{count}} человек",
    },
    en: { one: "Invite {{count}} person", other: "Invite {{count}} people" },
  },
});
