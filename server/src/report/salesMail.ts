import type { Locale, SalesPlace } from "@atrium/contract";
import type { Mail } from "../platform/mail/mailer.ts";
import { LANGUAGE_TAGS } from "../platform/mail/languageTags.ts";
import { letterMail } from "./letterMail.ts";
import type { SalesLetter } from "./salesLetter.ts";

interface SalesMail {
  to: string;
  locale: Locale;
  letter: SalesLetter;
}

interface Texts {
  title: string;
  from: string;
  answerTo: string;
  phone: string;
  company: string;
  size: string;
  onlyThem: string;
  country: string;
  team: string;
  account: string;
  openedFrom: string;
  places: Record<SalesPlace, string>;
  referrer: string;
  campaign: string;
  why: string;
}

const texts: Record<Locale, Texts> = {
  en: {
    title: "Somebody asks about a plan",
    from: "Name",
    answerTo: "Answer to",
    phone: "Phone",
    company: "Company",
    size: "Company size",
    onlyThem: "only them",
    country: "Country",
    team: "Team",
    account: "Account",
    openedFrom: "Written from",
    places: { plans: "the comparison of plans", plan: "the plan of a team" },
    referrer: "Came from the page",
    campaign: "Campaign",
    why: "Sent to the support address of this installation. We promise an answer within 24 hours.",
  },
  ru: {
    title: "Вопрос о тарифе",
    from: "Имя",
    answerTo: "Ответить на",
    phone: "Телефон",
    company: "Компания",
    size: "Размер компании",
    onlyThem: "один человек",
    country: "Страна",
    team: "Команда",
    account: "Учётная запись",
    openedFrom: "Откуда написано",
    places: { plans: "сравнение тарифов", plan: "тариф команды" },
    referrer: "Переход со страницы",
    campaign: "Кампания",
    why: "Письмо отправлено на адрес поддержки этого сервера. Мы обещаем ответить в течение 24 часов.",
  },
};

export function salesMail({ to, locale, letter }: SalesMail): Mail {
  const say = texts[locale];
  const { accountId, email, said, about } = letter;
  const { source, medium, campaign, term, content } = about.campaign ?? {};
  const words = [source, medium, campaign, term, content].filter((word) => word !== undefined);
  return letterMail({
    kind: "salesLetter",
    to,
    locale,
    title: say.title,
    said,
    facts: [
      [say.from, `${about.firstName} ${about.lastName}`],
      [say.answerTo, email],
      [say.phone, about.phone],
      [say.company, about.company],
      [say.size, about.companySize === "1" ? say.onlyThem : about.companySize],
      [say.country, countryName(about.country, locale)],
      [say.team, about.teamId],
      [say.account, accountId],
      [say.openedFrom, say.places[about.openedFrom]],
      [say.referrer, about.referrer],
      [say.campaign, words.join(", ")],
    ],
    replyTo: email,
    footer: say.why,
  });
}

const countryName = (country: string, locale: Locale): string =>
  new Intl.DisplayNames(LANGUAGE_TAGS[locale], { type: "region" }).of(country) ?? country;
