/*
 * Counts page views through a tag manager, if the installation has one and the user consents. A page view carries the
 * name of the route, never its address.
 */
declare global {
  var dataLayer: unknown[] | undefined;
}

const SCRIPT = "https://www.googletagmanager.com/gtm.js";
let isCounting = false;

/** The tag manager's container id, written into the page by the server; null if page views are not counted. */
export function tagManagerId(): string | null {
  const named = document.querySelector<HTMLMetaElement>('meta[name="tag-manager"]')?.content ?? "";
  return /^GTM-[A-Za-z0-9]+$/.test(named) ? named : null;
}

/** Loads the tag manager; `event` is the first event it gets. */
export function countVisits(event?: string): void {
  const id = tagManagerId();
  if (id === null || isCounting) return;
  isCounting = true;
  globalThis.dataLayer ??= [];
  globalThis.dataLayer.push({ "gtm.start": Date.now(), event: "gtm.js" });
  if (event !== undefined) globalThis.dataLayer.push({ event });
  if (document.querySelector(`script[src^="${SCRIPT}"]`) !== null) return;
  const script = document.createElement("script");
  script.async = true;
  script.src = `${SCRIPT}?id=${id}`;
  document.head.append(script);
}

/** Sends a last event and deletes the tag manager's cookies on this site. */
export function stopCounting(event: string): void {
  if (!isCounting) return;
  globalThis.dataLayer?.push({ event });
  isCounting = false;
  for (const cookie of document.cookie.split("; ")) {
    const [name = ""] = cookie.split("=");
    if (/^_g(a|id|at)/.test(name)) expire(name);
  }
}

export function trackPage(routeName: string): void {
  if (isCounting) globalThis.dataLayer?.push({ event: "page_view", page: routeName });
}

/** Analytics set their cookies for the parent domain too. */
function expire(name: string): void {
  const parts = location.hostname.split(".");
  const domains = ["", ...parts.map((_, at) => `; domain=.${parts.slice(at).join(".")}`)];
  for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`;
}
