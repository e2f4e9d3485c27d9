import { defineTexts } from "../../platform/i18n/texts.ts";

export const ssoTexts = defineTexts("sso", {
  title: { ru: "Единый вход", en: "Single sign-on" },
  lead: {
    ru: "Участники входят с учётной записью вашей компании, по SAML 2.0.",
    en: "Members sign in with your company’s account, by SAML 2.0.",
  },
  takesPlan: {
    ru: "Единый вход есть в тарифах Enterprise и Custom.",
    en: "Single sign-on comes with the plans Enterprise and Custom.",
  },
  notLoaded: { ru: "Настройки не загрузились.", en: "The settings could not be loaded." },
  isEnabled: { ru: "Единый вход включён", en: "Single sign-on is on" },
  isEnabledLead: {
    ru: "Если выключить, открытые сеансы останутся, но новых так не начать.",
    en: "Turned off, open sessions stay, but nobody new gets in this way.",
  },
  signInUrl: { ru: "Адрес входа", en: "Sign-in URL" },
  entityId: { ru: "Идентификатор поставщика (entity ID)", en: "Identity provider entity ID" },
  certificates: { ru: "Сертификаты", en: "Certificates" },
  noCertificates: { ru: "Пока ни одного.", en: "None yet." },
  ends: { ru: "До {{date}}", en: "Ends {{date}}" },
  starts: { ru: "С {{date}}", en: "From {{date}}" },
  ended: { ru: "Истёк {{date}}", en: "Ended {{date}}" },
  fingerprint: { ru: "отпечаток SHA-256: {{start}} … {{end}}", en: "SHA-256, {{start}} … {{end}}" },
  remove: { ru: "Убрать сертификат {{start}}", en: "Remove certificate {{start}}" },
  added: { ru: "Новый сертификат", en: "New certificate" },
  addedLead: {
    ru: "PEM с ключом RSA от 2048 бит. Двух хватает, чтобы сменить один на другой без перерыва.",
    en: "PEM, with an RSA key of 2048 bits or more. With two, one can follow the other without a gap.",
  },
  buttonText: { ru: "Надпись на кнопке", en: "Button text" },
  save: { ru: "Сохранить единый вход", en: "Save single sign-on" },
  saved: { ru: "Единый вход сохранён", en: "Single sign-on saved" },
  forProvider: { ru: "Для вашего поставщика", en: "For your provider" },
  acsUrl: { ru: "Адрес ответа (ACS)", en: "Answer address (ACS)" },
  ownEntityId: { ru: "Наш идентификатор (entity ID)", en: "Entity ID" },
  loginUrl: { ru: "Страница входа для участников", en: "Sign-in page for members" },
  metadata: { ru: "Скачать метаданные", en: "Download metadata" },
  copy: { ru: "Скопировать: {{what}}", en: "Copy: {{what}}" },
  copied: { ru: "Скопировано", en: "Copied" },
});
