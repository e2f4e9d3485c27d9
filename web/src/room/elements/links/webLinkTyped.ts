import { WebLink } from "@atrium/contract";

/** The link that was typed, https where no scheme is said, null where nothing was; null if it can be none. */
export function webLinkTyped(typed: string): { link: string | null } | null {
  const words = typed.trim();
  if (words === "") return { link: null };
  const parsed = WebLink.safeParse(/^[a-z][a-z\d+.-]*:\/\//i.test(words) ? words : `https://${words}`);
  return parsed.success ? { link: parsed.data } : null;
}
