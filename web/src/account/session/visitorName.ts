import { readText, writeText } from "../../platform/storage.ts";

const KEY = "visitor-name";

/** The name this device came in under last. */
export const readVisitorName = (): string | null => readText(KEY);
export const keepVisitorName = (name: string): void => writeText(KEY, name);
