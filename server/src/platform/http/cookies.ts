/** Which cookies this installation uses: their names depend on whether it is served over https. */
export interface CookieKind {
  /** True behind https: the `__Host-` prefix binds the cookie to this exact host. */
  secure: boolean;
}

const name = (base: string, kind: CookieKind): string => (kind.secure ? `__Host-${base}` : base);
export const sessionCookie = (kind: CookieKind): string => name("atrium_session", kind);
/** A random id of the browser that exists before any session. */
export const browserCookie = (kind: CookieKind): string => name("atrium_browser", kind);

/** The value of a cookie in a Cookie header. Of several with the same name, the first counts. */
export function readCookie(header: string | undefined, cookie: string): string | null {
  const prefix = `${cookie}=`;
  const found = header?.split(";").find((pair) => pair.trimStart().startsWith(prefix));
  return found === undefined ? null : found.trim().slice(prefix.length);
}

/** The value of a Set-Cookie header. `value` is URL-safe; `maxAgeMs` 0 removes the cookie. */
export function cookieHeader(cookie: string, value: string, options: CookieKind & { maxAgeMs: number }): string {
  const maxAgeSeconds = Math.floor(options.maxAgeMs / 1000);
  const attributes = ["Path=/", "HttpOnly", "SameSite=Lax", `Max-Age=${maxAgeSeconds}`];
  return [`${cookie}=${value}`, ...attributes, ...(options.secure ? ["Secure"] : [])].join("; ");
}
