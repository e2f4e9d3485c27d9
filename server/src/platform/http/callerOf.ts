import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Sessions } from "../calls/sessions.ts";
import type { Clock } from "../clock.ts";
import type { Caller } from "../calls/context.ts";
import type { ClientAddress } from "./clientAddress.ts";
import { browserCookie, cookieHeader, readCookie, sessionCookie } from "./cookies.ts";
import type { CookieKind } from "./cookies.ts";
import type { Place, Sites } from "./sites.ts";

export interface CallerNeeds {
  sessions: Sessions;
  clock: Clock;
  cookies: CookieKind;
  clientAddress: ClientAddress;
  sites: Sites;
}

const BROWSER_ID = /^[A-Za-z0-9_-]{22}$/;
const BROWSER_ID_FOR_MS = 365 * 24 * 3_600_000;

/** Identifies a request's caller by its cookies. `setCookies` is set if the browser has no id yet. */
export async function callerOf(
  needs: CallerNeeds,
  request: IncomingMessage,
): Promise<{ caller: Caller; setCookies: string[] }> {
  const { cookie, host } = request.headers;
  const { browserId, setCookies } = browserOf(needs.cookies, cookie);
  const place = needs.sites.placeAt(host);
  const session = await sessionOf(needs, cookie, place);
  const site = place === null ? null : needs.sites.originOf(host);
  const caller: Caller = {
    accountId: session?.accountId ?? null,
    sessionId: session?.sessionId ?? null,
    isVerified: session?.isVerified ?? false,
    browserId,
    address: needs.clientAddress(request),
    ...(site !== null && { site }),
    ...(place !== null && { onlySpace: place.spaceId }),
    userAgent: request.headers["user-agent"] ?? "",
  };
  return { caller, setCookies };
}

/**
 * A session counts only at the site where it began: a domain's owner may one day point it elsewhere and receive the
 * cookies of everybody who signed in there.
 */
async function sessionOf({ cookies, sessions, clock }: CallerNeeds, cookie: string | undefined, place: Place | null) {
  const token = readCookie(cookie, sessionCookie(cookies));
  const session = token === null ? null : await sessions.read(token, clock.nowMs());
  return session?.onlySpace === (place?.spaceId ?? null) ? session : null;
}

/** The browser's own random id, created on its first visit. */
export function browserOf(kind: CookieKind, cookie: string | undefined): { browserId: string; setCookies: string[] } {
  const name = browserCookie(kind);
  const known = readCookie(cookie, name);
  if (known !== null && BROWSER_ID.test(known)) return { browserId: known, setCookies: [] };
  const browserId = randomBytes(16).toString("base64url");
  return { browserId, setCookies: [cookieHeader(name, browserId, { ...kind, maxAgeMs: BROWSER_ID_FOR_MS })] };
}
