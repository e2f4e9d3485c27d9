import { useEffect } from "react";

/**
 * Runs on Escape wherever the focus is; what lies over it and takes the key for itself stops it on its way. Listens at
 * the document, where an open tooltip takes the key from the window.
 */
export function useEscape(run: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => (event.key === "Escape" ? run() : undefined);
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [run]);
}
