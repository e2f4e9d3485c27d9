import { pathOf } from "../log.ts";
import { isPath } from "./isPath.ts";

/**
 * A request's URL in a form the router can decode: it would answer undecodable ones by itself, bypassing all checks. A
 * path that cannot be decoded is taken literally; an invalid target stays invalid.
 */
export function readableUrl(url: string): string {
  if (!isPath(url)) return "//";
  const path = pathOf(url);
  return isDecodable(path) ? url : path.replaceAll("%", "%25") + url.slice(path.length);
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
