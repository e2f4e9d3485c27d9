import { newId } from "@atrium/contract";
import { writeText } from "./storage.ts";

/*
 * Word between the tabs of one browser, by what is kept on the device: others hear of each write. It carries nothing:
 * whoever hears it asks the server.
 */
const KEY = "account-changed";

/** Tells the other tabs that another account, or none, is signed in now. */
export const tellOtherTabs = (): void => writeText(KEY, newId());

/** Hears of it from other tabs. Returns its undo. */
export function onOtherTab(listener: () => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    if (key === KEY) listener();
  };
  globalThis.addEventListener("storage", heard);
  return () => globalThis.removeEventListener("storage", heard);
}
