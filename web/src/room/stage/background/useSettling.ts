import { useEffect, useEffectEvent, useState } from "react";
import { browserClock } from "../../../platform/clock.ts";

/** A slider's value is sent once it has rested for this long. */
const STANDS_MS = 250;
/** By then the record has the new value, or the change was refused. */
const SHOWN_MS = 1500;

/** A shared value behind a slider: while I move it my value is shown, then the shared one again. */
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
