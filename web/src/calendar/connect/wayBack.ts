import { localPath } from "../../platform/address.ts";
import { ofPage, readText, writeText } from "../../platform/storage.ts";

const KEY = "atrium.calendar-back";

/** The room that this tab has left for Google's page; a window of its own leaves none. */
export const keepWayBack = (path: string | null): void => writeText(KEY, path, ofPage);
export const wayBack = (): string | null => localPath(readText(KEY, ofPage));
