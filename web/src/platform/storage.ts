import type { z } from "zod";

/*
 * What is kept on this device: language, colour scheme, personal volumes, the remembered name. Never a token or an
 * email address. The app works without it in browsers that refuse storage.
 */

/** Read on each use: browsers that refuse storage throw on access. */
type Area = () => Storage;
const ofBrowser: Area = () => globalThis.localStorage;
/** Session storage: survives a reload, not shared between tabs. */
export const ofPage: Area = () => globalThis.sessionStorage;

/** A stored text; null if there is none or storage is refused. */
export function readText(key: string, area = ofBrowser): string | null {
  try {
    return area().getItem(key);
  } catch {
    return null;
  }
}

export function writeText(key: string, value: string | null, area = ofBrowser): void {
  try {
    if (value === null) area().removeItem(key);
    else area().setItem(key, value);
  } catch {
    // Refused or full: the value only lasts for this page.
  }
}

/** A stored value that fits its schema, else null. */
export function readStored<Schema extends z.ZodType>(
  key: string,
  schema: Schema,
  area = ofBrowser,
): z.output<Schema> | null {
  const text = readText(key, area);
  if (text === null) return null;
  try {
    const parsed = schema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

export const writeStored = (key: string, value: unknown): void => writeText(key, JSON.stringify(value));
