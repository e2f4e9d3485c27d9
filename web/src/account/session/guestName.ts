import { readText, writeText } from "../../platform/storage.ts";

// As earlier versions called it, so that nobody types their name anew.
const KEY = "visitor-name";

/** The name this device came in under last. */
export const readGuestName = (): string | null => readText(KEY);
export const keepGuestName = (name: string): void => writeText(KEY, name);
