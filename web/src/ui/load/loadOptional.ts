import { bringLostStyles } from "./lostStyles.ts";

/*
 * Code the page can do without: toasts, confirmations, a dialog. A load failure must neither break nor reload the page,
 * which may be all the user has until the server is back.
 */
let underWay = 0;

/** Whether such code is loading: if it fails, that is no reason to reload. */
export const isOptionalUnderWay = (): boolean => underWay > 0;

/** The loaded module, or null if loading failed. */
export async function loadOptional<Loaded>(load: () => Promise<Loaded>): Promise<Loaded | null> {
  underWay += 1;
  try {
    await bringLostStyles();
    return await load();
  } catch {
    return null;
  } finally {
    underWay -= 1;
  }
}
