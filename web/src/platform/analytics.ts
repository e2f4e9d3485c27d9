/*
 * Counting of visits by a tag manager, where the installation has one, with consent: page views go by the name
 * of the route, never by its address.
 */
declare global {
  var dataLayer: unknown[] | undefined;
}

const SCRIPT = "https://www.googletagmanager.com/gtm.js";
let isCounting = false;

/** The container, as the server wrote it into the page; null where visits are not counted. */
export function tagManagerId(): string | null {
  const named = document.querySelector<HTMLMetaElement>('meta[name="tag-manager"]')?.content ?? "";
  return /^GTM-[A-Za-z0-9]+$/.test(named) ? named : null;
}

/** Loads the tag manager; `event` names what allowed it. */
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

/** Sends a last event and deletes its cookies here. */
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

/** Counters set their cookies for the whole domain above a host as well. */
function expire(name: string): void {
  const parts = location.hostname.split(".");
  const domains = ["", ...parts.map((_, at) => `; domain=.${parts.slice(at).join(".")}`)];
  for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`;
}
