import { readText, writeText } from "../../platform/storage.ts";

// The key of earlier versions, so that nobody has to type their name again.
const KEY = "visitor-name";

/** The name last used on this device. */
export const readGuestName = (): string | null => readText(KEY);
export const keepGuestName = (name: string): void => writeText(KEY, name);
