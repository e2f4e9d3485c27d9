import { EmbedUrl } from "@atrium/contract";
import { addressIn, embeddable } from "./embeddable.ts";

/** A page's address as people read it: its name and path. */
export function addressOf(url: string): string {
  // Links that were stored before the contract asked for what can be parsed.
  if (!URL.canParse(url)) return url;
  const { host, pathname } = new URL(url);
  return pathname === "/" ? host : `${host}${pathname}`;
}

/**
 * The page that was typed or pasted, also as the code for a frame, https where no scheme is said; a shared document by
 * the address that may be framed. Null where no room may show it.
 */
export function pageTyped(typed: string): string | null {
  const words = addressIn(typed);
  const parsed = EmbedUrl.safeParse(/^[a-z][a-z\d+.-]*:\/\//i.test(words) ? words : `https://${words}`);
  return parsed.success && !isForbiddenPage(parsed.data) ? embeddable(parsed.data) : null;
}

/** A page of our own origin could escape its frame; the server refuses it as well. What cannot be parsed is no page. */
export const isForbiddenPage = (url: string): boolean => !URL.canParse(url) || new URL(url).host === location.host;
