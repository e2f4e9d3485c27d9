import { useEffect } from "react";

/** Runs on Escape wherever the focus is; what lies over it and takes the key for itself stops it on its way. */
export function useEscape(run: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => (event.key === "Escape" ? run() : undefined);
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [run]);
}
