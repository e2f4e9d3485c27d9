import { bringLostStyles } from "./lostStyles.ts";

/*
 * Code the page can do without: toasts, questions, a dialog. That it does not load must neither end the page nor reload
 * it, for what is on the page may be all there is until the server is back.
 */
let underWay = 0;

/** Whether such code is on its way just now: that it fails is no reason to reload. */
export const isOptionalUnderWay = (): boolean => underWay > 0;

/** What was loaded, or null where it could not be. */
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
