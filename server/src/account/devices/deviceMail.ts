import type { Locale } from "@atrium/contract";
import type { Mail } from "../../platform/mail/mailer.ts";
import { noticeMail } from "../../platform/mail/noticeMail.ts";
import { LANGUAGE_TAGS } from "../../platform/mail/languageTags.ts";

/** A mail about something a browser did to an account. */
export interface DeviceMail {
  to: string;
  /** Like *Chrome, Windows*; null if the browser does not say. */
  device: string | null;
  /** Country of its network address, as two letters; null if unknown. */
  country: string | null;
  atMs: number;
  link: string;
  locale: Locale;
}

export interface DeviceMailTexts {
  title: string;
  lead(device: string | null, at: string): string;
  /** What to do if it was not the owner. */
  yours: string;
  open: string;
  why(address: string): string;
}

const DAY_MS = 24 * 3_600_000;

export function deviceMail(kind: string, said: DeviceMailTexts, about: DeviceMail): Mail {
  const { to, atMs, link, locale } = about;
  const at = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], {
    dateStyle: "long",
    timeStyle: "long",
    timeZone: "UTC",
  }).format(atMs);
  return noticeMail({
    kind,
    usefulForMs: DAY_MS,
    to,
    locale,
    title: said.title,
    lead: said.lead(placed(about), at),
    note: said.yours,
    way: { says: said.open, link },
    footer: said.why(to),
  });
}

/** As *Chrome, Windows (Norway)*. */
function placed({ device, country, locale }: DeviceMail): string | null {
  if (device === null || country === null) return device;
  const name = new Intl.DisplayNames(LANGUAGE_TAGS[locale], { type: "region" }).of(country);
  return `${device} (${name ?? country})`;
}
