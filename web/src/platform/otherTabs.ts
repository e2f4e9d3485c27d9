import { newId } from "@atrium/contract";
import { writeText } from "./storage.ts";

/*
 * Messages between the tabs of one browser, by storage events. They carry no content:
 * a tab that receives one asks the server.
 */
const KEY = "account-changed";

/** Tells the other tabs that another account, or none, is signed in now. */
export const tellOtherTabs = (): void => writeText(KEY, newId());

/** Listens for it from other tabs. Returns its undo. */
export function onOtherTab(listener: () => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    if (key === KEY) listener();
  };
  globalThis.addEventListener("storage", heard);
  return () => globalThis.removeEventListener("storage", heard);
}
