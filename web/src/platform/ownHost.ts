import { isPageOfApp } from "@atrium/contract";

/*
 * A host of its owner leads to one place alone: its page is `/`, its sign-in `/login`. Inside the app it has the paths it
 * has everywhere, which stand in the address without its name.
 */

/** The one place of this host, as the server wrote it into the page; null on a host of the installation. */
export const ownPlace = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="place"]')?.content ?? null;

/** The path inside the app for one in the address. */
export function pathInside(path: string, place: string): string {
  const wanted = path.replace(/(?<=.)\/$/, "");
  if (wanted === "/login") return `/login/${place}`;
  // After signing in or taking an invitation people are sent to their dashboard, which is elsewhere.
  if (wanted === "/" || wanted === "/dashboard" || wanted.startsWith("/dashboard/")) return `/s/${place}`;
  const isKnown = [`/s/${place}`, `/login/${place}`, "/continue"].includes(wanted) || isPageOfApp(wanted, "ownHost");
  return isKnown ? path : `/elsewhere${path}`;
}

/** The path in the address for one inside the app. */
export function pathInAddress(path: string, place: string): string {
  if (path === `/s/${place}`) return "/";
  return path === `/login/${place}` ? "/login" : path;
}

/** Where a plain link leads from here. */
export function hrefHere(path: string): string {
  const place = ownPlace();
  return place === null ? path : pathInAddress(path, place);
}
