import { useEffect, useRef } from "react";

/** Gives the keyboard's place back, as this closes, to whatever had it before this opened. */
export function useFocusReturn(isOpen = true): void {
  const before = useRef<Element | null>(null);
  // Read while drawing: `autoFocus` moves the focus before the first effect runs.
  if (isOpen) before.current ??= holderOf(document.activeElement);
  useEffect(() => {
    if (!isOpen) before.current = null;
    // Kept by the effect: strict mode ends and begins it once more, and must find it again.
    const holder = before.current;
    return holder instanceof HTMLElement ? () => holder.focus({ preventScroll: true }) : undefined;
  }, [isOpen]);
}

/** A row of a menu goes with its menu: the button that opened the menu stays. */
function holderOf(element: Element | null): Element | null {
  const menu = element?.closest("[role=menu][id],[role=dialog][id]");
  const opener = menu ? document.querySelector(`[aria-controls="${CSS.escape(menu.id)}"]`) : null;
  return opener ?? element;
}
