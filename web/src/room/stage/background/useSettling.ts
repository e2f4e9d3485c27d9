import { useEffect, useEffectEvent, useState } from "react";
import { browserClock } from "../../../platform/clock.ts";

/** A slider says where it is once it stands. */
const STANDS_MS = 250;
/** Until then what was said has come back, or is not coming. */
const SHOWN_MS = 1500;

/** A value of everybody's that a slider of mine moves: mine is shown until it has been said and is theirs. */
export function useSettling(value: number, say: (value: number) => void) {
  const [moved, setMoved] = useState<number | null>(null);
  const send = useEffectEvent(() => moved !== null && say(moved));
  useEffect(() => {
    if (moved === null) return undefined;
    const stops = [browserClock.after(STANDS_MS, () => send()), browserClock.after(SHOWN_MS, () => setMoved(null))];
    return () => stops.forEach((stop) => stop());
  }, [moved]);
  return { shown: moved ?? value, move: setMoved };
}
