import { useEffect, useState, type ReactNode } from "react";

/** Renders its children and presses their buttons of these names, one after the other: opens menus, chooses rows. */
export function Pressed({ names, children }: { names: readonly string[]; children: ReactNode }) {
  const [waiting] = useState(() => [...names]);
  useEffect(() => {
    const press = () => {
      const [name] = waiting;
      const found = name === undefined ? null : document.querySelector<HTMLElement>(`[aria-label="${name}"]`);
      if (found === null) return;
      waiting.shift();
      found.click();
    };
    const drawing = new MutationObserver(press);
    drawing.observe(document.body, { childList: true, subtree: true, attributes: true });
    press();
    return () => drawing.disconnect();
  }, [waiting]);
  return children;
}
