import { useLayoutEffect } from "react";

/**
 * Says on the page's body what it shows, for the styles of what hangs there beside it, toasts among them. `body:has(…)`
 * would do without this hook, but the browser would re-evaluate it at every change of the page.
 */
export function useBodyMark(name: "roomPanel" | "dashboard", value: string): void {
  useLayoutEffect(() => {
    document.body.dataset[name] = value;
    return () => void delete document.body.dataset[name];
  }, [name, value]);
}
