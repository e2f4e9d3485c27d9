import { useCallback, useEffect, useRef } from "react";

/** Tells code that has awaited something whether its component is still mounted. */
export function useIsShown(): () => boolean {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useCallback(() => isShown.current, []);
}
