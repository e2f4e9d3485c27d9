import { useEffect, useEffectEvent } from "react";

/**
 * Runs on Escape wherever the focus is; what lies over it and takes the key for itself stops it on its way. Listens at
 * the document, where an open tooltip takes the key from the window. One listener stays for as long as this is shown:
 * the tooltip hears the key first and draws anew, and a listener put in place by that drawing would miss the key.
 */
export function useEscape(run: (event: KeyboardEvent) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => (event.key === "Escape" ? run(event) : undefined));
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
