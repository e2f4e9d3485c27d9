const PROBE = "atrium-probe=1";

/** Whether this browser keeps cookies of this site: without them nobody stays signed in. */
export function keepsCookies(): boolean {
  if (!navigator.cookieEnabled) return false;
  try {
    // Some browsers say that cookies are on, and keep none of this site.
    document.cookie = `${PROBE}; Path=/; SameSite=Lax`;
    const isKept = document.cookie.includes(PROBE);
    document.cookie = `${PROBE}; Path=/; SameSite=Lax; Max-Age=0`;
    return isKept;
  } catch {
    return false;
  }
}
