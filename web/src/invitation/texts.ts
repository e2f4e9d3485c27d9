import { defineTexts, type Say } from "../platform/i18n/texts.ts";

export const invitationTexts = defineTexts("invitation", {
  looking: { ru: "Открываем приглашение…", en: "Opening the invitation…" },
  asMember: { ru: "{{name}} зовёт вас в команду «{{place}}»", en: "{{name}} invites you to {{place}}" },
  asAdmin: {
    ru: "{{name}} зовёт вас администратором в «{{place}}»",
    en: "{{name}} invites you to {{place}} as an admin",
  },
  asGuest: { ru: "Войдите гостем в «{{place}}»", en: "Come in as a guest of {{place}}" },
  until: { ru: "Приглашение действует до {{date}}.", en: "The invitation works until {{date}}." },
  noAccount: { ru: "Учётная запись не нужна.", en: "No account needed." },
  linkUntil: {
    ru: "Ссылка действует до {{date}}. Учётная запись не нужна.",
    en: "The link works until {{date}}. No account needed.",
  },
  yourName: { ru: "Ваше имя", en: "Your name" },
  enterAndListen: { ru: "Войти и слушать", en: "Enter and listen" },
  acceptAndEnter: { ru: "Принять и войти", en: "Accept and enter" },
  goIn: { ru: "Войти", en: "Enter" },
  alreadyIn: { ru: "Вы уже в «{{place}}»", en: "You are already in {{place}}" },
  alreadyInLead: { ru: "Это приглашение вам больше не нужно.", en: "You do not need this invitation any more." },
  nearby: {
    ru: "Вы услышите людей рядом. Микрофон и камера останутся выключены.",
    en: "You will hear people nearby. Microphone and camera stay off.",
  },
  or: { ru: "или", en: "or" },
  signInKeep: { ru: "Войти и сохранить имя и чаты", en: "Sign in to keep your name and chats" },
  continueByEmail: { ru: "Продолжить по почте", en: "Continue with your email" },
  needsAccount: {
    ru: "Нужна только почта: мы пришлём код, и вы войдёте сразу в команду.",
    en: "All you need is an email. We send a code, and you go straight in.",
  },
  guestNeedsAccount: {
    ru: "Нужна только почта: мы пришлём код, и вы сразу войдёте.",
    en: "Your email is all you need: we send a code, and you go straight in.",
  },
  signInAs: { ru: "Войти как {{name}}", en: "Sign in as {{name}}" },
  signInLead: {
    ru: "Для адреса {{email}} уже есть учётная запись: войдите под ним.",
    en: "{{email}} already has an account. Sign in with it.",
  },
  otherTitle: { ru: "Приглашение для другой почты", en: "An invitation for another email" },
  otherLead: {
    ru: "{{name}} зовёт того, кто пользуется этим адресом:",
    en: "{{name}} invited the owner of this address:",
  },
  invitedTo: { ru: "Приглашение в «{{place}}»", en: "Invited to {{place}}" },
  signedInHere: { ru: "Вы вошли под этим адресом", en: "You are signed in with this address" },
  askForAddress: { ru: "Попросить пригласить {{email}}", en: "Ask for an invitation to {{email}}" },
  askForNew: { ru: "Попросить ссылку ({{name}})", en: "Ask {{name}} for a new link" },
  seesAddress: {
    ru: "Вместе с просьбой {{name}} увидит ваше имя и адрес.",
    en: "{{name}} sees your name and email with the request.",
  },
  asked: {
    ru: "Просьба отправлена: {{name}} получит письмо. Оставьте страницу открытой, она впустит вас сама.",
    en: "{{name}} has your request. Leave this page open and you will get in by itself.",
  },
  toSignIn: { ru: "Ко входу", en: "Go to sign-in" },
  goToSpaces: { ru: "К моим пространствам", en: "Go to my spaces" },
  endedOn: { ru: "Приглашение закончилось {{date}}", en: "This invitation ended on {{date}}" },
  usedUp: { ru: "Приглашением уже воспользовались", en: "This invitation has already been used" },
  endedLead: {
    ru: "Ссылки живут столько, сколько решил отправитель. Новую пришлёт {{name}}.",
    en: "The sender decides how long a link works. {{name}} can send a new one.",
  },
  gone: { ru: "Приглашение больше не действует", en: "This invitation no longer works" },
  goneLead: {
    ru: "Оно закончилось, его отозвали, или ссылка пришла не целиком. Попросите новую.",
    en: "It has ended or was revoked, or part of the link is missing. Ask for a new one.",
  },
  notAsked: { ru: "Не получилось открыть приглашение", en: "The invitation could not be opened" },
  tryAgain: { ru: "Попробовать ещё раз", en: "Try again" },
  inside: {
    ru: { one: "Внутри {{count}} человек", few: "Внутри {{count}} человека", many: "Внутри {{count}} человек" },
    en: { one: "{{count}} person is inside now", other: "{{count}} people are inside now" },
  },
});

export type InvitationSay = Say<(typeof invitationTexts)["entries"]>;
