import { useEffect, useState } from "react";

/** Gives the keyboard's place back, as this goes away, to whatever had it before this appeared. */
export function useFocusReturn(): void {
  // Read while drawing: `autoFocus` moves the focus before the first effect runs.
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    },
    [before],
  );
}
