import { useCallback, useEffect, useRef, useState } from "react";
import { onSmallWindowWanted, smallWindows } from "../../platform/smallWindows.ts";
import { dressWindow } from "./dressWindow.ts";

/** The small window of the room where I am. */
export interface SmallWindow {
  /** The browser has such windows. */
  isPossible: boolean;
  /** What stands in it is drawn here; null while it is closed. */
  body: HTMLElement | null;
  toggle(): void;
  close(): void;
}

const SIZE = { width: 348, height: 236 };

/** It closes with the room, so that it never shows a room one has left. */
export function useSmallWindow(): SmallWindow {
  const [small, setSmall] = useState<Window | null>(null);
  const isHere = useRef(true);
  const open = useCallback(async () => {
    // Browsers refuse it without a click, or while another one opens: then there is no window.
    const opened = await smallWindows()
      ?.requestWindow(SIZE)
      .catch(() => null);
    if (!opened) return;
    // Somebody may have left while it opened.
    if (isHere.current) setSmall(opened);
    else opened.close();
  }, []);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  useEffect(() => {
    if (smallWindows() === null) return undefined;
    return onSmallWindowWanted(() => void open());
  }, [open]);
  useEffect(() => {
    if (small === null) return undefined;
    const undress = dressWindow(small);
    const forget = () => setSmall(null);
    small.addEventListener("pagehide", forget);
    return () => {
      undress();
      small.removeEventListener("pagehide", forget);
      small.close();
    };
  }, [small]);
  return {
    isPossible: smallWindows() !== null,
    body: small?.document.body ?? null,
    toggle: () => (small === null ? void open() : setSmall(null)),
    close: () => setSmall(null),
  };
}
