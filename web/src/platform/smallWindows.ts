/** Document Picture-in-Picture: a window of the page's own that stays above all others. */
interface SmallWindows {
  requestWindow(size: { width: number; height: number }): Promise<Window>;
}

/** What opens small windows; null in browsers that have none. Asked only inside a click or a key. */
export function smallWindows(): SmallWindows | null {
  const found: unknown = Reflect.get(globalThis, "documentPictureInPicture");
  return isSmallWindows(found) ? found : null;
}

const isSmallWindows = (found: unknown): found is SmallWindows =>
  typeof found === "object" && found !== null && "requestWindow" in found;

/**
 * Calls back when the browser asks for the small window, as Chromium does when somebody in a call goes to another tab.
 * Returns the undo; browsers that do not know the action throw, which is ignored.
 */
export function onSmallWindowWanted(open: () => void): () => void {
  const handle = (handler: (() => void) | null): void => {
    try {
      navigator.mediaSession.setActionHandler("enterpictureinpicture" as MediaSessionAction, handler);
    } catch {
      // Not asked for here.
    }
  };
  handle(open);
  return () => handle(null);
}
