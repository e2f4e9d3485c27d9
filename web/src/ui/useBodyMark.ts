import { useLayoutEffect } from "react";

/**
 * Says on the page's body what it shows, for the styles of what hangs there beside it, toasts among them. `body:has(…)`
 * would say it without a word of ours, and the browser would ask it anew at each piece of the page that comes or goes.
 */
export function useBodyMark(name: "roomPanel" | "dashboard", value: string): void {
  useLayoutEffect(() => {
    document.body.dataset[name] = value;
    return () => void delete document.body.dataset[name];
  }, [name, value]);
}
