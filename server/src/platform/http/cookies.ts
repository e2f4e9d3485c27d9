import cookiePlugin from "@fastify/cookie";

const { parse, serialize } = cookiePlugin.fastifyCookie;

/** Which cookies this installation uses: their names say whether the browser may send them over plain http. */
export interface CookieKind {
  /** True behind https: the `__Host-` prefix binds the cookie to this very host. */
  secure: boolean;
}

const name = (base: string, kind: CookieKind): string => (kind.secure ? `__Host-${base}` : base);
export const sessionCookie = (kind: CookieKind): string => name("atrium_session", kind);
/** A random id of the browser before any session. */
export const browserCookie = (kind: CookieKind): string => name("atrium_browser", kind);

/** The value of a cookie in a Cookie header. Of several with one name the first counts. */
export function readCookie(header: string | undefined, cookie: string): string | null {
  if (header === undefined) return null;
  return parse(header)[cookie] ?? null;
}

/** A Set-Cookie header's value. `maxAgeMs` 0 removes the cookie. */
export function cookieHeader(cookie: string, value: string, options: CookieKind & { maxAgeMs: number }): string {
  const { secure } = options;
  return serialize(cookie, value, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure,
    maxAge: Math.floor(options.maxAgeMs / 1000),
  });
}
