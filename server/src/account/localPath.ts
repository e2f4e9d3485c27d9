/** A path on this site to continue to, or null for anything that could lead elsewhere. */
export function localPath(wanted: string | null | undefined): string | null {
  if (wanted === null || wanted === undefined || !/^\/(?![/\\])/.test(wanted)) return null;
  // Browsers drop control characters and treat backslashes as slashes, which can turn a path into a host.
  if (/[\s\\\p{Cc}]/u.test(wanted)) return null;
  const base = "https://atrium.invalid";
  const url = URL.parse(wanted, base);
  // "/.//host" is a path on this site that serializes to "//host", a URL of another.
  if (url === null || url.origin !== base || url.pathname.startsWith("//")) return null;
  return url.pathname + url.search + url.hash;
}
