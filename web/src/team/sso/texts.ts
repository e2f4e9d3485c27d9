import { defineTexts, type Say } from "../../platform/i18n/texts.ts";

export const ssoTexts = defineTexts("sso", {
  title: { ru: "Единый вход", en: "Single sign-on" },
  lead: {
    ru: "Участники входят с учётной записью вашей компании, по SAML 2.0.",
    en: "Members sign in with your company’s account, by SAML 2.0.",
  },
  takesPlan: {
    ru: "Единый вход есть в тарифах «Корпоративный» и «По договору».",
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
  trial: { ru: "Проверка", en: "Test" },
  trialLead: {
    ru: "Пробный вход с сохранёнными настройками, даже пока единый вход выключен. Никто не войдёт, учётных записей не появится.",
    en: "A trial sign-in with the settings as saved, even while single sign-on is off. It signs nobody in and makes no account.",
  },
  trialNotYet: {
    ru: "Сначала сохраните адрес входа, идентификатор и сертификат.",
    en: "Save a sign-in URL, an entity ID and a certificate first.",
  },
  tryIt: { ru: "Проверить", en: "Run test" },
  tryAgain: { ru: "Проверить ещё раз", en: "Run again" },
  awaited: { ru: "Ждём ответа поставщика", en: "Waiting for your provider" },
  awaitedLead: {
    ru: "Войдите в открывшемся окне. Если ответ не приходит, поставщик не знает адреса ответа (ACS) или отвечает не на наш запрос.",
    en: "Sign in in the window that has opened. If no answer comes, your provider does not know our answer address (ACS), or answers something we did not ask.",
  },
  openTrial: { ru: "Открыть страницу поставщика", en: "Open your provider’s page" },
  works: { ru: "Всё работает", en: "Works" },
  worksBut: { ru: "Работает, кое-что поправьте", en: "Works, one thing to mend" },
  worksNot: { ru: "Так войти не получится", en: "Does not work yet" },
  stepSigned: { ru: "Подпись ответа", en: "Answer signed" },
  stepMeant: { ru: "Ответ для Atrium", en: "Meant for Atrium" },
  stepEmail: { ru: "Почта", en: "Email" },
  stepClock: { ru: "Часы", en: "Clock" },
  stepName: { ru: "Имя", en: "Name" },
  stepPerson: { ru: "Кто вошёл", en: "Who signed in" },
  stepBuilt: { ru: "Вид ответа", en: "How it is built" },
  verified: { ru: "проверена", en: "verified" },
  asAudience: { ru: "адресат верен", en: "audience matches" },
  missing: { ru: "нет", en: "missing" },
  wrong: { ru: "не подошло", en: "refused" },
  apart: { ru: "расходятся на {{span}}", en: "{{span}} apart" },
  attributes: { ru: "Пришли атрибуты: {{names}}", en: "Attributes received: {{names}}" },
  noAttributes: { ru: "Атрибутов не пришло", en: "No attributes received" },
  adviseEmail: {
    ru: "Передавайте адрес атрибутом email (или mail): без него новые люди не войдут.",
    en: "Send the address as the attribute email (or mail): without it new people cannot come in.",
  },
  adviseName: {
    ru: "Передавайте имя атрибутом displayName, иначе людей называют по адресу.",
    en: "Map displayName in your provider, else people are called by their address.",
  },
  signature: {
    ru: "Подпись сделана не тем сертификатом, что сохранён здесь. Скопируйте у поставщика действующий сертификат подписи.",
    en: "It is not signed by a certificate that is saved here. Copy your provider’s current signing certificate.",
  },
  signatures: {
    ru: "Подписано не то. Включите у поставщика подпись утверждения (assertion), а не только ответа.",
    en: "The wrong part is signed. Let your provider sign the assertion, not only the response.",
  },
  reference: {
    ru: "Подпись указывает не на утверждение. Проверьте у поставщика, что именно он подписывает.",
    en: "The signature does not cover the assertion. Check at your provider what it signs.",
  },
  noCertificate: {
    ru: "Ни один сохранённый сертификат сегодня не действует. Добавьте действующий.",
    en: "No saved certificate is good today. Add the one in use.",
  },
  algorithm: {
    ru: "Так подписывать нельзя. Выберите у поставщика RSA и SHA-256.",
    en: "This way of signing is not taken. Choose RSA with SHA-256 at your provider.",
  },
  audience: {
    ru: "Ответ для другого адресата. Впишите у поставщика наш идентификатор (entity ID).",
    en: "It is meant for another application. Enter our entity ID at your provider.",
  },
  destination: {
    ru: "Ответ послан на другой адрес. Впишите у поставщика наш адрес ответа (ACS).",
    en: "It was sent to another address. Enter our answer address (ACS) at your provider.",
  },
  confirmation: {
    ru: "Получатель в ответе не наш. Впишите у поставщика наш адрес ответа (ACS).",
    en: "Its recipient is not us. Enter our answer address (ACS) at your provider.",
  },
  issuer: {
    ru: "Поставщик называет себя иначе. Скопируйте его идентификатор (entity ID) в поле выше.",
    en: "Your provider calls itself otherwise. Copy its entity ID into the field above.",
  },
  time: {
    ru: "Ответ опоздал, или часы расходятся больше чем на минуту. Сверьте часы поставщика.",
    en: "It came late, or the clocks differ by more than a minute. Check your provider’s clock.",
  },
  nameId: {
    ru: "Нет постоянного идентификатора человека. Пусть NameID будет persistent или адресом, но не transient.",
    en: "There is no lasting id of the person. Make NameID persistent, or the address, never transient.",
  },
  unreadable: {
    ru: "В утверждении нет обязательных частей. Проверьте шаблон ответа у поставщика.",
    en: "The assertion lacks parts it must have. Check the template of the answer at your provider.",
  },
  encrypted: {
    ru: "Ответ зашифрован. Выключите у поставщика шифрование утверждения.",
    en: "It is encrypted. Turn the encryption of the assertion off at your provider.",
  },
  notSuccess: {
    ru: "Поставщик никого не впустил. Проверьте, назначено ли вам у него это приложение.",
    en: "Your provider signed nobody in. Check whether this application is assigned to you there.",
  },
  malformed: {
    ru: "Это не похоже на ответ SAML 2.0. Проверьте, какое приложение заведено у поставщика.",
    en: "It is not built as an answer of SAML 2.0. Check which kind of application your provider has.",
  },
  forProvider: { ru: "Для вашего поставщика", en: "For your provider" },
  acsUrl: { ru: "Адрес ответа (ACS)", en: "Answer address (ACS)" },
  ownEntityId: { ru: "Наш идентификатор (entity ID)", en: "Entity ID" },
  loginUrl: { ru: "Страница входа для участников", en: "Sign-in page for members" },
  metadata: { ru: "Скачать метаданные", en: "Download metadata" },
  copy: { ru: "Скопировать: {{what}}", en: "Copy: {{what}}" },
  copied: { ru: "Скопировано", en: "Copied" },
});

export type SsoSay = Say<(typeof ssoTexts)["entries"]>;
