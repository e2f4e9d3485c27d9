import { useEffect, type ReactNode } from "react";

/** Draws what it holds and presses the first button of that name: a menu that is open, a row that is chosen. */
export function Pressed({ names, children }: { names: readonly string[]; children: ReactNode }) {
  useEffect(() => {
    const waiting = [...names];
    const press = () => {
      for (const name of waiting) {
        const found = document.querySelector<HTMLElement>(`[aria-label="${CSS.escape(name)}"]`);
        if (found === null) return;
        waiting.shift();
        found.click();
      }
    };
    const drawing = new MutationObserver(press);
    drawing.observe(document.body, { childList: true, subtree: true });
    press();
    return () => drawing.disconnect();
  }, [names]);
  return children;
}
