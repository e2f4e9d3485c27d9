import type { z } from "zod";

/*
 * What is kept on this device: the language, the look, personal volumes, the remembered name. Never a token, never a
 * mail address. A browser that refuses storage works without it.
 */

/** A kept text, or null when there is none or storage is refused. */
export function readText(key: string): string | null {
  try {
    return globalThis.localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeText(key: string, value: string | null): void {
  try {
    if (value === null) globalThis.localStorage.removeItem(key);
    else globalThis.localStorage.setItem(key, value);
  } catch {
    // Refused or full: the choice holds for this page only.
  }
}

/** A kept value that still fits its schema, else null. */
export function readStored<Schema extends z.ZodType>(key: string, schema: Schema): z.output<Schema> | null {
  const text = readText(key);
  if (text === null) return null;
  try {
    const parsed = schema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

export const writeStored = (key: string, value: unknown): void => writeText(key, JSON.stringify(value));
