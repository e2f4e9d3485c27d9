import { newId } from "@atrium/contract";
import { writeText } from "./storage.ts";

/*
 * Notifies other tabs of the same browser through storage events. The message carries no data: a tab that gets it asks
 * the server.
 */
const KEY = "account-changed";

/** Tells the other tabs that the signed-in account has changed. */
export const tellOtherTabs = (): void => writeText(KEY, newId());

/** Listens for it from other tabs. Returns its undo. */
export function onOtherTab(listener: () => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    if (key === KEY) listener();
  };
  globalThis.addEventListener("storage", heard);
  return () => globalThis.removeEventListener("storage", heard);
}
