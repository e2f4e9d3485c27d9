import { parse } from "bowser";

const MOST_READ = 400;

/** Browser and system of a user agent, like *Chrome, Windows*; null if it names neither. No versions: they change weekly. */
export function deviceOf(userAgent: string): string | null {
  if (userAgent === "") return null;
  const parsed = parse(userAgent.slice(0, MOST_READ));
  const names = [parsed.browser.name, parsed.os.name].filter((name) => name !== undefined && name !== "");
  return names.length === 0 ? null : names.join(", ");
}
