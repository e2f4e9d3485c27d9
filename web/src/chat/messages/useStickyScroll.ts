import { useCallback, useLayoutEffect, useState, useSyncExternalStore, type UIEvent } from "react";
import type { ChatRow } from "./chatRows.ts";

/** Within this distance of an edge the user counts as being there. */
const NEAR_PIXELS = 48;

interface Sticky {
  rows: readonly ChatRow[];
  /** The last row is the newest, and no linked message is shown. */
  sticks: boolean;
  totalPixels: number;
  hold: (frame: HTMLDivElement | null) => void;
  atTop: () => void;
  atBottom: () => void;
}

/** The scrolled element, and whether it stays at its end. Never causes a render itself. */
class ScrolledFrame {
  #element: HTMLDivElement | null = null;
  #isAtBottom = false;
  /** A keyboard on the screen, or a longer text in the composer, leaves it less room. */
  readonly #sizes = new ResizeObserver(() => this.#stay());

  hold(element: HTMLDivElement | null): void {
    this.#sizes.disconnect();
    this.#element = element;
    if (element !== null) this.#sizes.observe(element);
  }

  #stay(): void {
    if (this.#isAtBottom && this.#element !== null) this.#element.scrollTop = this.#element.scrollHeight;
  }

  place(isAtBottom: boolean, totalPixels: number): void {
    this.#isAtBottom = isAtBottom;
    if (isAtBottom && this.#element !== null) this.#element.scrollTop = totalPixels;
  }
}

/** Keeps a chat at its newest message while the user is there. */
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
  useLayoutEffect(() => {
    frame.place(isAtBottom && sticks, totalPixels);
    if (isAtBottom && isSeen && rows.length > 0) atBottom();
  }, [frame, rows, sticks, totalPixels, isAtBottom, isSeen, atBottom]);
  return {
    hold: holdBoth,
    isAtBottom,
    /** The newest message is visible. */
    isRead: isAtBottom && sticks && isSeen,
    toBottom: () => setAtBottom(true),
    onScroll({ currentTarget }: UIEvent<HTMLElement>) {
      const { scrollHeight, scrollTop, clientHeight } = currentTarget;
      setAtBottom(scrollHeight - scrollTop - clientHeight < NEAR_PIXELS);
      // Early: the first message may need no name under those that load above it, and is out of sight then.
      if (scrollTop < clientHeight) atTop();
    },
  };
}

/** Whether the user may be looking at the page. */
const isPageSeen = (): boolean => document.visibilityState === "visible";
function watchPage(onChange: () => void): () => void {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}
