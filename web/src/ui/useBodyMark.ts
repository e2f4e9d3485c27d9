import { useLayoutEffect } from "react";

/**
 * Marks the page's body with what is shown, for the styles of overlays such as toasts. `body:has(…)` would do without
 * it, but the browser would evaluate it again for every element added or removed.
 */
export function useBodyMark(name: "roomPanel" | "dashboard" | "captions", value: string): void {
  useLayoutEffect(() => {
    document.body.dataset[name] = value;
    return () => void delete document.body.dataset[name];
  }, [name, value]);
}
