import { bounds } from "@atrium/contract";
import { domainToASCII } from "node:url";

/** A mail address as typed, and normalized for comparison. */
export interface EmailAddress {
  shown: string;
  key: string;
}

const LOCAL_PART = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
/** The URL parser used for conversion would end a host at `/`, `?` and `#`, decode `%` and skip tabs. */
const DOMAIN = /^[A-Za-z0-9.\u0080-\u{10ffff}-]+$/u;
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
const MAX_LOCAL_PART = 64;

/** Null for addresses no ordinary mailbox has: quoted names, IP addresses, domains without a dot. */
export function parseEmail(typed: string): EmailAddress | null {
  const at = typed.lastIndexOf("@");
  const local = typed.slice(0, at);
  if (at < 1 || local.length > MAX_LOCAL_PART || !LOCAL_PART.test(local)) return null;
  const typedDomain = typed.slice(at + 1);
  if (!DOMAIN.test(typedDomain)) return null;
  const domain = domainToASCII(typedDomain).toLowerCase();
  const labels = domain.split(".");
  const isName = labels.length >= 2 && labels.every((label) => LABEL.test(label)) && !/^\d+$/.test(labels.at(-1) ?? "");
  const shown = `${local}@${domain}`;
  return isName && shown.length <= bounds.email.max ? { shown, key: shown.toLowerCase() } : null;
}
