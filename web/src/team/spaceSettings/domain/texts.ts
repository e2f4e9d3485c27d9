import { defineTexts } from "../../../platform/i18n/texts.ts";

/** The words of a space's own domain. */
export const domainTexts = defineTexts("spaceDomain", {
  takesPlan: {
    ru: "Свой домен есть в тарифе «Корпоративный». Сейчас пространство открыто по адресу {{address}}.",
    en: "A custom domain needs the Enterprise plan. For now the space is at {{address}}.",
  },
  domain: { ru: "Домен", en: "Domain" },
  domainLead: {
    ru: "Например, rooms.kite.studio. Адрес {{address}} останется.",
    en: "For example rooms.kite.studio. {{address}} keeps working.",
  },
  add: { ru: "Подключить", en: "Connect" },
  remove: { ru: "Отключить", en: "Disconnect" },
  removeQuestion: { ru: "Отключить {{domain}}?", en: "Disconnect {{domain}}?" },
  removeText: {
    ru: "Ссылки с этим доменом сразу перестанут открываться. Подтверждать его придётся заново.",
    en: "Links with this domain stop working at once. To use it again, you have to verify it again.",
  },
  cancel: { ru: "Отмена", en: "Cancel" },
  records: { ru: "Две записи у вашего DNS-провайдера", en: "Two records at your DNS provider" },
  lookedUp: { ru: "Проверено: {{when}}", en: "Checked {{when}}" },
  neverLookedUp: { ru: "Ещё не проверяли", en: "Not checked yet" },
  found: { ru: "Найдена", en: "Found" },
  waiting: { ru: "Пока нет", en: "Not there yet" },
  other: { ru: "Другое значение", en: "Wrong value" },
  otherNow: { ru: "Сейчас там: {{values}}", en: "It is now {{values}}" },
  copy: { ru: "Скопировать значение записи {{type}}", en: "Copy the value of the {{type}} record" },
  copied: { ru: "Скопировано", en: "Copied" },
  lookAgain: { ru: "Проверить ещё раз", en: "Check again" },
  lookLead: {
    ru: "Три дня проверяем сами каждые пять минут, потом раз в день.",
    en: "We check every five minutes for three days, then once a day.",
  },
  progress: { ru: "Что уже готово", en: "Progress" },
  isFree: { ru: "Домен свободен", en: "The domain is free" },
  isFreeLead: { ru: "никто больше его не подтвердил", en: "nobody else has verified it" },
  isYours: { ru: "Он ваш", en: "It is yours" },
  isYoursLead: { ru: "нужна запись TXT", en: "needs the TXT record" },
  leadsHere: { ru: "Ведёт сюда", en: "It points here" },
  leadsHereLead: { ru: "нужна запись CNAME", en: "needs the CNAME record" },
  isOpen: { ru: "Открыто на {{domain}}", en: "Open at {{domain}}" },
  isOpenLead: { ru: "последний шаг, сам собой", en: "last step, happens by itself" },
  peopleSee: { ru: "Что увидят люди", en: "What people see" },
  signInAgain: {
    ru: "На своём домене у людей отдельный вход: там их попросят войти ещё раз.",
    en: "Sign-in does not carry over. People sign in once more on the new domain.",
  },
  done: { ru: "готово", en: "done" },
});
