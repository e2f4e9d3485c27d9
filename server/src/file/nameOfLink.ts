import { bounds } from "@atrium/contract";

/** What a file from a link is called: the last part of its path, else its host. */
export function nameOfLink(link: string): string {
  const url = URL.parse(link);
  // An invalid URL is refused later, when it is fetched.
  if (url === null) return link.slice(-bounds.fileName.max);
  const last = url.pathname.split("/").at(-1) ?? "";
  return (readable(last) || url.hostname).slice(-bounds.fileName.max);
}

function readable(part: string): string {
  try {
    return decodeURIComponent(part)
      .replaceAll(/[\p{Cc}\p{Cf}/\\]/gu, "")
      .trim();
  } catch {
    return part;
  }
}
