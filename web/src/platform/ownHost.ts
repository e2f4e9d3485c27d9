import { isPageOfApp } from "@atrium/contract";

/*
 * A custom domain leads to one space only: its page is `/`, its sign-in `/login`. Inside the app the usual paths are
 * used; they are shown in the address without the space's slug.
 */

/** The slug of this host's space, written into the page by the server; null on the installation's own hosts. */
export const ownPlace = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="place"]')?.content ?? null;

/** The path inside the app for a path in the address. */
export function pathInside(path: string, place: string): string {
  const wanted = path.replace(/(?<=.)\/$/, "");
  if (wanted === "/login") return `/login/${place}`;
  // After signing in or accepting an invitation people are sent to their dashboard, which is on another host.
  if (wanted === "/" || wanted === "/dashboard" || wanted.startsWith("/dashboard/")) return `/s/${place}`;
  const isKnown = [`/s/${place}`, `/login/${place}`, "/continue"].includes(wanted) || isPageOfApp(wanted, "ownHost");
  return isKnown ? path : `/elsewhere${path}`;
}

/** The path in the address for a path inside the app. */
export function pathInAddress(path: string, place: string): string {
  if (path === `/s/${place}`) return "/";
  return path === `/login/${place}` ? "/login" : path;
}

/** The `href` of a plain link on this host. */
export function hrefHere(path: string): string {
  const place = ownPlace();
  return place === null ? path : pathInAddress(path, place);
}
