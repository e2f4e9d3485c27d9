import { useEffect, useEffectEvent } from "react";

/**
 * Runs on Escape wherever the focus is, unless something above it stops the event. Listens on the document, because an
 * open tooltip stops the key at the window. The listener is never replaced while mounted: the tooltip handles the key
 * first and re-renders, and a listener added by that render would miss the key.
 */
export function useEscape(run: (event: KeyboardEvent) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => (event.key === "Escape" ? run(event) : undefined));
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
