import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import type { ChatRow } from "./chatRows.ts";

/** So near to an edge one is there. */
const NEAR_PIXELS = 48;

interface Sticky {
  rows: readonly ChatRow[];
  totalPixels: number;
  hold: (frame: HTMLDivElement | null) => void;
  atTop: () => void;
  atBottom: () => void;
}

/** Keeps a chat at its newest message while one is there, and what one reads in its place when older ones come above. */
export function useStickyScroll({ rows, totalPixels, hold, atTop, atBottom }: Sticky) {
  const frame = useRef<HTMLDivElement | null>(null);
  const before = useRef({ firstKey: "", totalPixels: 0 });
  const isSeen = useSyncExternalStore(watchPage, isPageSeen);
  const [isAtBottom, setAtBottom] = useState(true);
  const holdBoth = useCallback(
    (element: HTMLDivElement | null) => {
      frame.current = element;
      hold(element);
    },
    [hold],
  );
  const firstKey = rows.find(({ kind }) => kind === "message")?.key ?? "";
  useLayoutEffect(() => {
    const { current: element } = frame;
    if (element === null) return;
    const grown = totalPixels - before.current.totalPixels;
    if (isAtBottom) element.scrollTop = element.scrollHeight;
    else if (before.current.firstKey !== firstKey && grown > 0) element.scrollTop += grown;
    before.current = { firstKey, totalPixels };
    if (isAtBottom && isSeen && rows.length > 0) atBottom();
  }, [rows, totalPixels, firstKey, isAtBottom, isSeen, atBottom]);
  return {
    hold: holdBoth,
    isAtBottom,
    toBottom: () => setAtBottom(true),
    onScroll() {
      const { current: element } = frame;
      if (element === null) return;
      const below = element.scrollHeight - element.scrollTop - element.clientHeight;
      setAtBottom(below < NEAR_PIXELS);
      if (element.scrollTop < NEAR_PIXELS) atTop();
    },
  };
}

/** Whether somebody may be looking at the page. */
const isPageSeen = (): boolean => document.visibilityState === "visible";
function watchPage(onChange: () => void): () => void {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}
