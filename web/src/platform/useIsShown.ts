import { useCallback, useEffect, useRef } from "react";

/** Says, after a wait, whether the component that waited is still on the page. */
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
