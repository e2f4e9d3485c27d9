import { pathOf } from "../log.ts";
import { isPath } from "./isPath.ts";

/**
 * The address of a request as the router can read it: what it cannot read it answers by itself, past everything that
 * stands at the door. A path that cannot be decoded is taken by its letters; what is none becomes one that is none too.
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
