import { useCallback, useLayoutEffect, useState, useSyncExternalStore, type UIEvent } from "react";
import type { ChatRow } from "./chatRows.ts";

/** So near to an edge one is there. */
const NEAR_PIXELS = 48;

interface Sticky {
  rows: readonly ChatRow[];
  /** The last row is the newest, and nobody is led elsewhere. */
  sticks: boolean;
  totalPixels: number;
  hold: (frame: HTMLDivElement | null) => void;
  atTop: () => void;
  atBottom: () => void;
}

/** What scrolls, and how the list was when it was last put in place. It never draws anything itself. */
class ScrolledFrame {
  #element: HTMLDivElement | null = null;
  #firstKey = "";
  #totalPixels = 0;

  hold(element: HTMLDivElement | null): void {
    this.#element = element;
  }

  place(isAtBottom: boolean, { firstKey, totalPixels }: { firstKey: string; totalPixels: number }): void {
    const element = this.#element;
    if (element === null) return;
    const grown = totalPixels - this.#totalPixels;
    if (isAtBottom) element.scrollTop = element.scrollHeight;
    else if (this.#firstKey !== firstKey && grown > 0) element.scrollTop += grown;
    this.#firstKey = firstKey;
    this.#totalPixels = totalPixels;
  }
}

/** Keeps a chat at its newest message while one is there, and what one reads in its place when older ones come above. */
export function useStickyScroll({ rows, sticks, totalPixels, hold, atTop, atBottom }: Sticky) {
  const [frame] = useState(() => new ScrolledFrame());
  const isSeen = useSyncExternalStore(watchPage, isPageSeen);
  const [isAtBottom, setAtBottom] = useState(true);
  const holdBoth = useCallback(
    (element: HTMLDivElement | null) => {
      frame.hold(element);
      hold(element);
    },
    [frame, hold],
  );
  const firstKey = rows.find(({ kind }) => kind === "message")?.key ?? "";
  useLayoutEffect(() => {
    frame.place(isAtBottom && sticks, { firstKey, totalPixels });
    if (isAtBottom && isSeen && rows.length > 0) atBottom();
  }, [frame, rows, sticks, totalPixels, firstKey, isAtBottom, isSeen, atBottom]);
  return {
    hold: holdBoth,
    isAtBottom,
    /** The newest stands before somebody. */
    isRead: isAtBottom && sticks && isSeen,
    toBottom: () => setAtBottom(true),
    onScroll({ currentTarget }: UIEvent<HTMLElement>) {
      const { scrollHeight, scrollTop, clientHeight } = currentTarget;
      setAtBottom(scrollHeight - scrollTop - clientHeight < NEAR_PIXELS);
      if (scrollTop < NEAR_PIXELS) atTop();
    },
  };
}

/** Whether somebody may be looking at the page. */
const isPageSeen = (): boolean => document.visibilityState === "visible";
function watchPage(onChange: () => void): () => void {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}
