/** A place of this site to go to afterwards, or null for anything that could lead elsewhere. */
export function localPath(wanted: string | null | undefined): string | null {
  if (wanted === null || wanted === undefined || !/^\/(?![/\\])/.test(wanted)) return null;
  // Browsers drop control characters and read backslashes as slashes, which can turn a path into a host.
  if (/[\s\\\p{Cc}]/u.test(wanted)) return null;
  const base = "https://atrium.invalid";
  const url = URL.parse(wanted, base);
  // "/.//host" is a path of this site that, written out, is an address of another.
  if (url === null || url.origin !== base || url.pathname.startsWith("//")) return null;
  return url.pathname + url.search + url.hash;
}
