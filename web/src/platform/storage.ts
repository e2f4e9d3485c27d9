import type { z } from "zod";

/*
 * What is kept on this device: the language, the look, personal volumes, the remembered name. Never a token, never a
 * mail address. A browser that refuses storage works without it.
 */

/** Looked up on each use: a browser that refuses storage throws on access. */
type Area = () => Storage;
const ofBrowser: Area = () => globalThis.localStorage;
/** What outlives a reload and no more: another page of the same browser has its own. */
export const ofPage: Area = () => globalThis.sessionStorage;

/** A kept text, or null when there is none or storage is refused. */
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
    // Refused or full: the choice holds for this page only.
  }
}

/** A kept value that still fits its schema, else null. */
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
