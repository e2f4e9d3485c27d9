import { useEffect, useRef } from "react";

/** On unmount, returns the focus to the element that had it before. */
export function useFocusReturn(isOpen = true): void {
  const before = useRef<Element | null>(null);
  // Read while rendering: `autoFocus` moves the focus before the first effect runs.
  if (isOpen) before.current ??= holderOf(document.activeElement);
  useEffect(() => {
    if (!isOpen) before.current = null;
    // Stored by the effect: strict mode unmounts and mounts once more, and must find it again.
    const holder = before.current;
    return holder instanceof HTMLElement ? () => holder.focus({ preventScroll: true }) : undefined;
  }, [isOpen]);
}

/** A menu row disappears with its menu, so the focus returns to the button that opened the menu. */
function holderOf(element: Element | null): Element | null {
  const menu = element?.closest("[role=menu][id],[role=dialog][id]");
  const opener = menu ? document.querySelector(`[aria-controls="${CSS.escape(menu.id)}"]`) : null;
  return opener ?? element;
}
