import { useEffect, useState } from "react";

/** How long publishing a microphone or camera may take before it counts as failed. */
export const STUCK_AFTER_MS = 5_000;

/** Whether something has been waiting for too long. */
export function useStuck(isWaiting: boolean): boolean {
  const [isStuck, setStuck] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setStuck(true), STUCK_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setStuck(false);
    };
  }, [isWaiting]);
  return isWaiting && isStuck;
}
