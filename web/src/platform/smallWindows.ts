/** Document Picture-in-Picture: a window of the page's own that stays above all others. */
interface SmallWindows {
  requestWindow(size: { width: number; height: number }): Promise<Window>;
}

/** Opens small windows; null if the browser has none. Can only be used inside a click or key press. */
export function smallWindows(): SmallWindows | null {
  const found: unknown = Reflect.get(globalThis, "documentPictureInPicture");
  return isSmallWindows(found) ? found : null;
}

const isSmallWindows = (found: unknown): found is SmallWindows =>
  typeof found === "object" && found !== null && "requestWindow" in found;

/**
 * Calls back when the browser asks for the small window, as Chromium does when a user in a call switches tabs. Returns
 * the undo. Browsers without this feature throw on the action's name, which is ignored.
 */
export function onSmallWindowWanted(open: () => void): () => void {
  const handle = (handler: (() => void) | null): void => {
    try {
      navigator.mediaSession.setActionHandler("enterpictureinpicture" as MediaSessionAction, handler);
    } catch {
      // Not supported by this browser.
    }
  };
  handle(open);
  return () => handle(null);
}
