import { constants } from "@atrium/contract";
import type { Locale } from "@atrium/contract";
import type { Mail } from "../../platform/mail/mailer.ts";
import { button, mailFrame, paragraph, title } from "../../platform/mail/mailFrame.ts";
import { escapeHtml } from "../../platform/mail/escapeHtml.ts";

export interface CodeMail {
  /** Signing in, or changing an account's address to this one. */
  purpose: "signIn" | "changeEmail" | "prove";
  to: string;
  /** Six digits. */
  code: string;
  link: string;
  locale: Locale;
  siteUrl: string;
  /** The browser that asked, as *Chrome, Windows*; null if it does not say. */
  device: string | null;
}

interface Texts {
  subject(code: string): string;
  title: string;
  where: string;
  valid: string;
  link: string;
  asked(device: string): string;
  notYou: string;
  nothing: string;
  why(address: string, site: string): string;
}

const signIn: Record<Locale, Texts> = {
  en: {
    subject: (code) => `${code} is your Atrium code`,
    title: "Your Atrium code",
    where: "Type it in the window where you asked for it.",
    valid: "Valid for ten minutes and for one sign-in.",
    link: "Or sign in with this link",
    asked: (device) => `Requested in ${device}.`,
    notYou: "Not you?",
    nothing: "You can ignore this email. Nobody gets in without the code.",
    why: (address, site) => `You get this email because someone entered ${address} at ${site}.`,
  },
  ru: {
    subject: (code) => `${code}: код для входа в Atrium`,
    title: "Ваш код для Atrium",
    where: "Введите его в окне, где вы его запросили.",
    valid: "Действует десять минут и только для одного входа.",
    link: "Или войти по этой ссылке",
    asked: (device) => `Код запросили в ${device}.`,
    notYou: "Это были не вы?",
    nothing: "Ничего не делайте: без кода никто не войдёт.",
    why: (address, site) => `Письмо пришло, потому что кто-то указал ${address} на ${site}.`,
  },
};

const changeEmail: Record<Locale, Texts> = {
  en: {
    subject: (code) => `${code} confirms your new address`,
    title: "Confirm your new address",
    where: "Type the code in the window where you changed your address.",
    valid: "Valid for ten minutes. Until then your old address stays.",
    link: "Or confirm with this link",
    asked: signIn.en.asked,
    notYou: "Not you?",
    nothing: "You can ignore this email. Nothing changes without the code.",
    why: signIn.en.why,
  },
  ru: {
    subject: (code) => `${code}: подтвердите новый адрес`,
    title: "Подтвердите новый адрес",
    where: "Введите код в окне, где вы меняли адрес.",
    valid: "Действует десять минут. До тех пор остаётся старый адрес.",
    link: "Или подтвердить по этой ссылке",
    asked: signIn.ru.asked,
    notYou: "Это были не вы?",
    nothing: "Ничего не делайте: без кода ничего не изменится.",
    why: signIn.ru.why,
  },
};
const prove: Record<Locale, Texts> = {
  en: {
    subject: (code) => `${code} confirms that it is you`,
    title: "Confirm that it is you",
    where:
      "Someone signed in to your account wants to change its address. If that is you, type the code in the same window.",
    valid: "Valid for ten minutes. It changes nothing by itself.",
    link: "Or confirm with this link",
    asked: signIn.en.asked,
    notYou: "Not you?",
    nothing: "Do not give the code to anyone, and end that session under My account.",
    why: (address) => `Sent to ${address} because it is your account’s address.`,
  },
  ru: {
    subject: (code) => `${code}: подтвердите, что это вы`,
    title: "Подтвердите, что это вы",
    where: "В вашей учётной записи хотят сменить адрес. Если это вы, введите код в том же окне.",
    valid: "Действует десять минут. Сам по себе ничего не меняет.",
    link: "Или подтвердить по этой ссылке",
    asked: signIn.ru.asked,
    notYou: "Это были не вы?",
    nothing: "Никому не сообщайте код и завершите тот сеанс в разделе «Мой аккаунт».",
    why: (address) => `Письмо отправлено на ${address}: это адрес вашей учётной записи.`,
  },
};
const texts = { signIn, changeEmail, prove };

/** The mail with the code and its link. The code is in the subject, so that a notification is enough. */
export function codeMail({ purpose, to, code, link, locale, siteUrl, device }: CodeMail): Mail {
  const said = texts[purpose][locale];
  const why = said.why(to, new URL(siteUrl).host);
  const body = [
    title(said.title),
    paragraph(said.where, "margin:8px 0 24px;font-size:16px;line-height:24px"),
    codeBox(code),
    paragraph(said.valid, "margin:12px 0 24px;font-size:14px;line-height:20px;text-align:center"),
    button(said.link, link),
  ];
  const asked = device === null ? "" : `${said.asked(device)} `;
  const note = `${escapeHtml(asked)}<strong class="ink" style="font-weight:600;color:#1D1B18">${escapeHtml(said.notYou)}</strong> ${escapeHtml(said.nothing)}`;
  return {
    kind: purpose,
    usefulForMs: constants.login.codeForMs,
    isCode: true,
    to,
    subject: said.subject(`${code.slice(0, 3)} ${code.slice(3)}`),
    text: [
      said.title,
      code,
      said.where,
      said.valid,
      `${said.link}:\n${link}`,
      `${asked}${said.notYou} ${said.nothing}`,
      why,
    ].join("\n\n"),
    html: mailFrame({ locale, subject: said.title, preview: said.valid, body: body.join("\n"), note, footer: why }),
  };
}

/** The digits are shown in two groups but copied as one number: the gap is padding. */
function codeBox(code: string): string {
  const [first, second] = [code.slice(0, 3), code.slice(3)];
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" class="box ink code" style="background:#F5F1EA;border-radius:16px;padding:24px 0;font-family:Onest,'Segoe UI',-apple-system,BlinkMacSystemFont,Roboto,Arial,sans-serif;font-size:40px;line-height:44px;font-weight:600;letter-spacing:10px;color:#1D1B18;text-indent:10px">${first}<span style="padding-left:16px">${second}</span></td></tr></table>`;
}
