import { useEffect, useState } from "react";

/**
 * Whether this page is being left for the payment provider's. Whoever comes back by the browser's own button may find it
 * as it was left: it is not being left then.
 */
export function useLeaving(): readonly [isLeaving: boolean, leave: () => void] {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => (persisted ? setLeaving(false) : undefined);
    globalThis.addEventListener("pageshow", back);
    return () => globalThis.removeEventListener("pageshow", back);
  }, []);
  return [isLeaving, () => setLeaving(true)];
}
