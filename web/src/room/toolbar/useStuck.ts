import { useEffect, useState } from "react";

/** So long it may take until others can have my microphone or camera; then it does not get through. */
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
