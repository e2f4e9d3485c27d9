import { bounds } from "@atrium/contract";
import { domainToASCII } from "node:url";

/** A mail address as people write it, and in the one spelling by which two are compared. */
export interface EmailAddress {
  shown: string;
  key: string;
}

const LOCAL_PART = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
/** The conversion reads a domain as an address's host: it would end at `/`, `?` and `#`, undo `%` and skip tabs. */
const DOMAIN = /^[A-Za-z0-9.\u0080-\u{10ffff}-]+$/u;
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
const MAX_LOCAL_PART = 64;

/** Null for what no ordinary mailbox is called: quoted names, addresses of machines, names without a dot. */
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
